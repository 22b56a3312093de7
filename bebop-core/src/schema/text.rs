//! From definitions to text.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Arguments, Write};

use super::form::{Body, Branch, Content, Definition, Field, Record};
use super::table::{Docs, Member};
use super::{Builder, SchemaError, Type, TypeOf};

/// The text of a type and of all that it needs.
pub(super) fn schema(root: TypeOf) -> Result<String, SchemaError> {
    let mut builder = Builder::default();
    let root = builder.written(root);
    builder.check()?;
    let mut text = Text::default();
    text.line(format_args!("edition = \"2026\""));
    if let Some(package) = package(&builder, &root) {
        text.line(format_args!("package {package}"));
    }
    for (name, definition) in in_order(&builder, &root) {
        text.blank();
        text.definition(name, definition);
    }
    if !matches!(root, Type::Defined(..)) {
        text.blank();
        text.line(format_args!("// root: {root}"));
    }
    Ok(text.out)
}

fn package<'a>(builder: &'a Builder, root: &Type) -> Option<&'a str> {
    let Type::Defined(name, _) = root else { return None };
    let (_, definition) = builder.definition(name)?;
    Some(definition.package).filter(|package| !package.is_empty())
}

/// What `root` needs: dependencies first, else in the order in which they are named.
fn in_order<'a>(builder: &'a Builder, root: &'a Type) -> Vec<(&'a str, &'a Definition)> {
    let mut order = Vec::new();
    let mut seen = BTreeSet::new();
    if let Some(name) = root.name() {
        visit(builder, name, &mut seen, &mut order);
    }
    order
}

fn visit<'a>(
    builder: &'a Builder,
    name: &str,
    seen: &mut BTreeSet<&'a str>,
    order: &mut Vec<(&'a str, &'a Definition)>,
) {
    let Some((name, definition)) = builder.definition(name) else { return };
    if !seen.insert(name) {
        return;
    }
    for needed in definition.form.names() {
        visit(builder, needed, seen, order);
    }
    order.push((name, definition));
}

fn keyword(record: &Record) -> &'static str {
    match record {
        Record::Struct(_) => "struct",
        Record::Message(_) => "message",
    }
}

#[derive(Default)]
struct Text {
    out: String,
    depth: usize,
}

impl Text {
    fn definition(&mut self, name: &str, definition: &Definition) {
        self.docs(definition.docs);
        self.decorators(&definition.form.decorators);
        self.body(name, &definition.form.body);
    }

    fn body(&mut self, name: &str, body: &Body) {
        match body {
            Body::Record(record) => {
                self.block(&format!("{} {name}", keyword(record)), "", record.fields(), Self::field);
            }
            Body::Union(branches) => self.block(&format!("union {name}"), "", branches, Self::branch),
            Body::Enum { base, members } => self.block(&format!("enum {name} : {base}"), "", members, Self::member),
        }
    }

    fn field(&mut self, field: &Field) {
        let Field { name, tag, ty, docs, deprecated } = field;
        self.docs(docs);
        self.deprecated(*deprecated);
        let optional = if matches!(ty, Type::Optional(_)) { "@optional " } else { "" };
        match tag {
            0 => self.line(format_args!("{optional}{name}: {ty};")),
            tag => self.line(format_args!("{optional}{name}({tag}): {ty};")),
        }
    }

    fn branch(&mut self, branch: &Branch) {
        let Branch { name, discriminator, content, docs, deprecated } = branch;
        self.docs(docs);
        self.deprecated(*deprecated);
        let head = format!("{name}({discriminator}):");
        match content {
            Content::Named(record) => self.line(format_args!("{head} {record};")),
            Content::Inline { record: Record::Struct(fields), .. } => self.block(&head, ";", fields, Self::field),
            Content::Inline { record, .. } => {
                self.block(&format!("{head} {}", keyword(record)), ";", record.fields(), Self::field);
            }
        }
    }

    fn member(&mut self, member: &Member) {
        let Member { name, value, docs, deprecated } = member;
        self.docs(docs);
        self.deprecated(*deprecated);
        self.line(format_args!("{name} = {value};"));
    }

    fn block<T>(&mut self, head: &str, end: &str, items: &[T], item: fn(&mut Self, &T)) {
        if items.is_empty() {
            return self.line(format_args!("{head} {{}}{end}"));
        }
        self.line(format_args!("{head} {{"));
        self.depth += 1;
        items.iter().for_each(|each| item(self, each));
        self.depth -= 1;
        self.line(format_args!("}}{end}"));
    }

    fn docs(&mut self, docs: Docs) {
        for line in docs.iter().flat_map(|line| line.split('\n')).map(str::trim_end) {
            let space = if line.is_empty() || line.starts_with(' ') { "" } else { " " };
            self.line(format_args!("///{space}{line}"));
        }
    }

    fn decorators(&mut self, decorators: &[&str]) {
        decorators.iter().for_each(|decorator| self.line(format_args!("@{decorator}")));
    }

    fn deprecated(&mut self, deprecated: bool) {
        if deprecated {
            self.decorators(&["deprecated"]);
        }
    }

    fn blank(&mut self) {
        self.out.push('\n');
    }

    fn line(&mut self, line: Arguments<'_>) {
        let indentation = 4 * self.depth;
        // Writing to a `String` can't fail.
        let _ = writeln!(self.out, "{:indentation$}{line}", "");
    }
}
