//! What a request gets that cannot be answered: a status, a name for programs, a sentence for people.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
pub use solvarium_hub::HubProblem;
use solvarium_hub::{Kind, Problem};
use solvarium_lab::Language;

use crate::language;

/// A problem on its way out.
pub struct Refused {
    problem: Problem,
    language: Language,
}

/// The answer of a handler.
pub type Answer<T> = Result<T, Refused>;

impl Refused {
    /// A problem in the language of a request.
    pub fn new(problem: Problem, headers: &HeaderMap) -> Self {
        Refused { problem, language: language::of(headers) }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused { problem, language } = self;
        if problem.kind == Kind::Broken {
            tracing::error!(source = ?problem.source, "a request failed");
        }
        let response = (status_of(problem.kind), Json(problem.told(language)));
        match problem.kind {
            Kind::TooMany { seconds } => ([(RETRY_AFTER, seconds.to_string())], response).into_response(),
            _ => response.into_response(),
        }
    }
}

fn status_of(kind: Kind) -> StatusCode {
    match kind {
        Kind::Malformed => StatusCode::BAD_REQUEST,
        Kind::SignIn => StatusCode::UNAUTHORIZED,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::Missing => StatusCode::NOT_FOUND,
        Kind::Taken => StatusCode::CONFLICT,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
        // The database may be back in a moment.
        Kind::Broken => StatusCode::SERVICE_UNAVAILABLE,
    }
}
