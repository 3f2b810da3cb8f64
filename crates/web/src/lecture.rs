//! The lecture that is served, as it is written; the page has its engine read it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use solvarium_engine::message;

use crate::api::Shared;
use crate::language;

/// Its text.
pub async fn text(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    let about = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    match &shared.lecture {
        Some(text) => (about, text.clone()).into_response(),
        None => {
            let missing = message!("protocol-no-lecture", command = "solvarium lecture FILE");
            (StatusCode::NOT_FOUND, about, language::line(&headers, &missing)).into_response()
        }
    }
}
