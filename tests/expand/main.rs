//! expand
