//! One file per fixed fault.

mod empty_elements_are_charged_once;
mod unused_views_are_quiet;
