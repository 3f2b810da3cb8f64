//! What comes in with a request: JSON in time and of a bounded size, and the parts of the address.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::path::ErrorKind;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts as RequestParts;
use axum::http::{HeaderMap, StatusCode};
use serde::de::DeserializeOwned;
use solvarium_engine::message;
use solvarium_hub::{Kind, Problem};

use super::Doors;
use super::refuse::Refused;

/// A body in JSON.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Doors>> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, doors: &Arc<Doors>) -> Result<Self, Refused> {
        let headers = request.headers().clone();
        let refused = |problem| Refused::new(problem, &headers);
        // Only JSON is taken, which other people's pages cannot send here unasked.
        if !is_json(&headers) {
            return Err(refused(malformed("content-type: application/json")));
        }
        let body = tokio::time::timeout(doors.patience, Bytes::from_request(request, doors)).await;
        let body = body.map_err(|_| refused(malformed("408")))?.map_err(|rejection| {
            let too_large = rejection.status() == StatusCode::PAYLOAD_TOO_LARGE;
            refused(if too_large {
                Problem::new(Kind::TooLarge, message!("hub-body-too-large", most = doors.largest))
            } else {
                malformed(&rejection.body_text())
            })
        })?;
        let text = std::str::from_utf8(&body).map_err(|error| refused(malformed(&error.to_string())))?;
        // A database keeps no such sign.
        if has_null(text) {
            return Err(refused(malformed("\\u0000")));
        }
        serde_json::from_str(text).map(Body).map_err(|error| refused(malformed(&error.to_string())))
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    kind.split(';').next().map(str::trim) == Some("application/json")
}

fn has_null(text: &str) -> bool {
    text.contains("\\u0000") || text.contains('\0')
}

fn malformed(reason: &str) -> Problem {
    Problem::new(Kind::Malformed, message!("hub-malformed", reason))
}

/// A part of the path, such as an id.
pub struct Part(pub String);

impl FromRequestParts<Arc<Doors>> for Part {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut RequestParts, doors: &Arc<Doors>) -> Result<Self, Refused> {
        parts_of::<String>(parts, doors, |part| vec![part]).await.map(Part)
    }
}

/// Two parts of the path.
pub struct Parts(pub String, pub String);

impl FromRequestParts<Arc<Doors>> for Parts {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut RequestParts, doors: &Arc<Doors>) -> Result<Self, Refused> {
        parts_of::<(String, String)>(parts, doors, |(one, other)| vec![one, other]).await.map(|(a, b)| Parts(a, b))
    }
}

/// The parts of a path that can be names of something.
async fn parts_of<T: DeserializeOwned + Send>(
    parts: &mut RequestParts,
    doors: &Arc<Doors>,
    each: impl Fn(&T) -> Vec<&String>,
) -> Result<T, Refused> {
    let Path(found) = Path::<T>::from_request_parts(parts, doors).await.map_err(|rejection| {
        let reason = match rejection {
            axum::extract::rejection::PathRejection::FailedToDeserializePathParams(failed) => match failed.kind() {
                ErrorKind::InvalidUtf8InPathParam { .. } => "UTF-8".into(),
                kind => kind.to_string(),
            },
            other => other.to_string(),
        };
        Refused::new(malformed(&reason), &parts.headers)
    })?;
    // No id is so long, or has such signs.
    if each(&found).iter().any(|part| part.len() > 200 || part.contains('\0')) {
        return Err(Refused::new(Problem::missing(), &parts.headers));
    }
    Ok(found)
}

/// What stands behind the question mark.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<Arc<Doors>> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut RequestParts, doors: &Arc<Doors>) -> Result<Self, Refused> {
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(Refused::new(malformed("%00"), &parts.headers));
        }
        let asked = Query::<T>::from_request_parts(parts, doors).await;
        asked
            .map(|Query(asked)| Asked(asked))
            .map_err(|rejection| Refused::new(malformed(&rejection.body_text()), &parts.headers))
    }
}
