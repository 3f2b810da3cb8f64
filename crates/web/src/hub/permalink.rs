//! Short links to levels that stay: `/l/ID`.

use axum::http::header::LOCATION;
use axum::http::{HeaderName, StatusCode};
use axum::response::IntoResponse;

use super::body::Part;

/// Leads to the page of a level. Whether there is one, the page will see.
pub async fn level(Part(id): Part) -> impl IntoResponse {
    let id: String = id.chars().filter(char::is_ascii_alphanumeric).take(32).collect();
    let location: (HeaderName, String) = (LOCATION, format!("/#/levels/{id}"));
    (StatusCode::SEE_OTHER, [location])
}
