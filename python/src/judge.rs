//! A heuristic that is a Python function of a state and the level.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::PyList;
use solvarium_engine::own::{Failure, Judge, Scene, cost_of};
use solvarium_engine::plain::Shape;
use solvarium_engine::{Cost, Plain, message};

use crate::error::{Error, said};

/// A level or a state as plain data: each field is an attribute.
#[pyclass(frozen, module = "solvarium")]
pub struct View {
    fields: Fields,
    numbers: Vec<i32>,
}

impl View {
    /// What was written.
    pub fn new(plain: &Plain) -> Self {
        View { fields: Arc::new(plain.fields().to_vec()), numbers: plain.numbers().to_vec() }
    }
}

#[pymethods]
impl View {
    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let mut at = 0;
        for (field, shape) in self.fields.iter() {
            if *field == name {
                return value(py, *shape, &self.numbers[at..]);
            }
            at += length(*shape, &self.numbers[at..]);
        }
        let known: Vec<&str> = self.fields.iter().map(|(field, _)| *field).collect();
        let message = message!("python-no-field", name, known = known.as_slice());
        Err(PyAttributeError::new_err(crate::error::spoken().text(&message)))
    }

    fn __dir__(&self) -> Vec<&'static str> {
        self.fields.iter().map(|(field, _)| *field).collect()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let text =
            |name: &'static str| self.__getattr__(py, name).and_then(|value| Ok(format!("{name}={}", value.repr()?)));
        let texts: Vec<String> = self.fields.iter().map(|(name, _)| text(name)).collect::<PyResult<_>>()?;
        Ok(format!("View({})", texts.join(", ")))
    }
}

/// How many numbers a field takes.
fn length(shape: Shape, numbers: &[i32]) -> usize {
    let list = |numbers: &[i32]| 1 + numbers[0] as usize;
    match shape {
        Shape::Number | Shape::Flag => 1,
        Shape::List => list(numbers),
        Shape::Lists => (0..numbers[0]).fold(1, |at, _| at + list(&numbers[at..])),
    }
}

fn value<'py>(py: Python<'py>, shape: Shape, numbers: &[i32]) -> PyResult<Bound<'py, PyAny>> {
    let list = |numbers: &[i32]| PyList::new(py, &numbers[1..=numbers[0] as usize]);
    Ok(match shape {
        Shape::Number => numbers[0].into_pyobject(py)?.into_any(),
        Shape::Flag => (numbers[0] != 0).into_pyobject(py)?.to_owned().into_any(),
        Shape::List => list(numbers)?.into_any(),
        Shape::Lists => {
            let (lists, mut at) = (PyList::empty(py), 1);
            for _ in 0..numbers[0] {
                lists.append(list(&numbers[at..])?)?;
                at += 1 + numbers[at] as usize;
            }
            lists.into_any()
        }
    })
}

/// Where a judge leaves what its function raised.
pub type Raised = Arc<Mutex<Option<PyErr>>>;

/// The fields of a state, in the order of their values.
type Fields = Arc<Vec<(&'static str, Shape)>>;

/// Asks a Python function.
pub struct PythonJudge {
    function: Py<PyAny>,
    raised: Raised,
    scene: RefCell<Option<(Py<View>, Fields)>>,
}

impl PythonJudge {
    /// A judge that leaves what the function raises.
    pub fn new(function: Py<PyAny>, raised: Raised) -> Rc<Self> {
        Rc::new(PythonJudge { function, raised, scene: RefCell::new(None) })
    }

    fn failed(&self, py: Python<'_>, error: PyErr) -> Failure {
        let message = error.value(py).to_string();
        *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
        Failure { message, line: None, column: None }
    }
}

impl Judge for PythonJudge {
    fn begin(&self, scene: &Scene<'_>) -> Result<(), Failure> {
        Python::attach(|py| {
            let level = Py::new(py, View::new(scene.level)).map_err(|error| self.failed(py, error))?;
            *self.scene.borrow_mut() = Some((level, Arc::new(scene.state.fields().to_vec())));
            Ok(())
        })
    }

    fn estimate(&self, numbers: &[i32]) -> Result<Cost, Failure> {
        Python::attach(|py| {
            let scene = self.scene.borrow();
            let (level, fields) = scene.as_ref().expect("a search begins before it asks");
            let state = View { fields: fields.clone(), numbers: numbers.to_vec() };
            let asked = self.function.call1(py, (state, level)).and_then(|value| estimate_of(value.bind(py)));
            asked.map_err(|error| self.failed(py, error))
        })
    }
}

/// The estimate that a Python number means.
pub fn estimate_of(value: &Bound<'_, PyAny>) -> PyResult<Cost> {
    let wrong = || {
        let value = value.repr().map_or_else(|_| "?".into(), |text| text.to_string());
        said::<Error>(&message!("python-no-estimate", value))
    };
    value.extract::<f64>().ok().and_then(cost_of).ok_or_else(wrong)
}
