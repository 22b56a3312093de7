//! Names as schemas have them.

use proc_macro2::Ident;
use syn::ext::IdentExt;

/// Words that can't name a definition: the keywords and the scalar types.
const RESERVED: [&str; 41] = [
    "enum",
    "struct",
    "message",
    "union",
    "service",
    "const",
    "mut",
    "export",
    "local",
    "map",
    "array",
    "stream",
    "import",
    "edition",
    "package",
    "true",
    "false",
    "with",
    "bool",
    "byte",
    "uint8",
    "int8",
    "int16",
    "uint16",
    "int32",
    "uint32",
    "int64",
    "uint64",
    "int128",
    "uint128",
    "float16",
    "half",
    "bfloat16",
    "bf16",
    "float32",
    "float64",
    "uuid",
    "guid",
    "timestamp",
    "duration",
    "string",
];

/// The identifier without `r#`.
pub(super) fn plain(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// Whether a definition can't have this name.
pub(super) fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}

/// Whether the text is an identifier of the schema language: `[A-Za-z_][A-Za-z0-9_]*`.
pub(super) fn is_identifier(text: &str) -> bool {
    !text.starts_with(|first: char| first.is_ascii_digit()) && is_identifier_tail(text)
}

/// Whether the text can stand behind the first letter of an identifier, and isn't empty.
pub(super) fn is_identifier_tail(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Whether the text is a package: identifiers with dots between them.
pub(super) fn is_package(text: &str) -> bool {
    text.split('.').all(is_identifier)
}

#[cfg(test)]
mod tests {
    use super::{is_identifier, is_package};

    #[test]
    fn identifiers() {
        for good in ["a", "_", "_0", "Song", "snake_case9"] {
            assert!(is_identifier(good), "{good}");
        }
        for bad in ["", "9a", "a-b", "a.b", "größe", "a b"] {
            assert!(!is_identifier(bad), "{bad}");
        }
    }

    #[test]
    fn packages() {
        for good in ["a", "my.app", "a._b.c9"] {
            assert!(is_package(good), "{good}");
        }
        for bad in ["", ".", "a.", ".a", "a..b", "a.9", "a-b"] {
            assert!(!is_package(bad), "{bad}");
        }
    }
}
