//! malformed
