//! An ask as it comes in: small enough, in time, and JSON.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use solvarium_engine::{Limits, message};
use solvarium_protocol::{Ask, Call, Problem, ProblemKind};

use crate::api::{Shared, problem_response};
use crate::language;

/// An ask that has been read.
pub struct Asked(pub Call);

impl FromRequest<Arc<Shared>> for Asked {
    type Rejection = Response;

    async fn from_request(request: Request, shared: &Arc<Shared>) -> Result<Self, Response> {
        let language = language::of(request.headers());
        let wrong = |status: StatusCode, problem: Problem| problem_response(status, problem, language);
        check_type(request.headers()).map_err(|problem| wrong(StatusCode::BAD_REQUEST, problem))?;
        let Ok(body) = tokio::time::timeout(shared.patience, Bytes::from_request(request, shared)).await else {
            let problem = Problem::new(ProblemKind::Malformed, message!("protocol-slow-request"));
            return Err(([(CONNECTION, "close")], wrong(StatusCode::REQUEST_TIMEOUT, problem)).into_response());
        };
        let body = body.map_err(|rejection| wrong(rejection.status(), not_read(rejection.status(), shared.largest)))?;
        let mut call = Call::from_json(&body).map_err(|problem| wrong(StatusCode::BAD_REQUEST, problem))?;
        shared.seconds.into_iter().for_each(|seconds| share(&mut call.ask, seconds));
        Ok(Asked(call))
    }
}

/// Only JSON is taken, which other people's pages cannot send here unasked.
fn check_type(headers: &HeaderMap) -> Result<(), Problem> {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    if kind.split(';').next().map(str::trim) == Some("application/json") {
        return Ok(());
    }
    Err(Problem::new(ProblemKind::Malformed, message!("protocol-content-type")))
}

/// The runs of a comparison and the levels of a batch share the time that one ask may take.
fn share(ask: &mut Ask, seconds: f64) {
    let within = |limits: &mut Limits, each: f64| {
        limits.seconds = Some(limits.seconds.map_or(each, |asked| asked.min(each)));
    };
    match ask {
        Ask::Compare { requests, .. } => {
            let each = seconds / requests.len() as f64;
            requests.iter_mut().for_each(|request| within(&mut request.limits, each));
        }
        Ask::GenerateBatch { count, limits, .. } => within(limits, seconds / count.unwrap_or(1).max(1) as f64),
        _ => {}
    }
}

fn not_read(status: StatusCode, largest: usize) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Problem::new(ProblemKind::NotApplicable, message!("protocol-request-too-large", most = largest))
        }
        _ => Problem::new(ProblemKind::Malformed, message!("protocol-request-ended")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_a_comparison_share_the_time() {
        let level = r#"{"from":"built-in","name":"tents/1"}"#;
        let requests = r#"[{"algorithm":"bfs"},{"algorithm":"dfs","limits":{"seconds":1}}]"#;
        let ask = format!(r#"{{"ask":"compare","level":{level},"requests":{requests}}}"#);
        let mut ask: Ask = serde_json::from_str(&ask).unwrap();
        share(&mut ask, 6.0);
        let Ask::Compare { requests, .. } = ask else { unreachable!("a comparison was asked for") };
        let seconds: Vec<_> = requests.iter().map(|request| request.limits.seconds).collect();
        assert_eq!(seconds, [Some(3.0), Some(1.0)]);
    }

    #[test]
    fn levels_of_a_batch_share_the_time() {
        let ask = r#"{"ask":"generate-batch","puzzle":"tents","count":4,"limits":{"seconds":60}}"#;
        let mut ask: Ask = serde_json::from_str(ask).unwrap();
        share(&mut ask, 6.0);
        let Ask::GenerateBatch { limits, .. } = ask else { unreachable!("a batch was asked for") };
        assert_eq!(limits.seconds, Some(1.5));
    }
}
