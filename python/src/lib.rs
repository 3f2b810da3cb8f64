//! Solvarium as a Python module: a thin layer over the lab. What is pleasant to use is written in Python, beside this, in
//! `solvarium/`; what is long crosses the border as JSON, in the forms that the program prints.

mod any_space;
mod course;
mod env;
mod error;
mod host;
mod judge;
mod level;
mod puzzle;
mod recording;
mod registry;
mod space;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use crate::env::Boards;
    #[pymodule_export]
    use crate::error::{AskError, Bug, Error, GenerateFailed, LevelError, LimitReached, MoveError, NotFoundError};
    #[pymodule_export]
    use crate::judge::View;
    #[pymodule_export]
    use crate::level::Level;
    #[pymodule_export]
    use crate::puzzle::{search_own, solve_own, space_of_own};
    #[pymodule_export]
    use crate::recording::Recording;
    #[pymodule_export]
    use crate::registry::{algorithms, generate, language, puzzles, say, set_language};
    #[pymodule_export]
    use crate::space::{Space, search};
}
