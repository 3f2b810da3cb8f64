//! Programs that are handed in. They are never run here.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use solvarium_hub::{HandIn, NewGrade, NewHandIn};

use super::Doors;
use super::body::{Body, Part};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::Person;

/// Hands a program in, in place of the former one.
#[utoipa::path(post, path = "/api/hub/assignments/{id}/hand-in", tag = "classes", params(("id" = String, Path, description = "The assignment's id")), request_body = NewHandIn,
    responses((status = 201, body = HandIn), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 413, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn hand_in(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(new): Body<NewHandIn>,
) -> Answer<(StatusCode, Json<HandIn>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.hand_in(&who, &id, new).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// All programs of an assignment, for the teacher.
#[utoipa::path(get, path = "/api/hub/assignments/{id}/hand-ins", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, body = Vec<HandIn>), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn list(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Vec<HandIn>>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.hand_ins(&who, &id).await.map(Json).map_err(refused)
}

/// The file of a program, for whom it belongs to and for the teacher.
#[utoipa::path(get, path = "/api/hub/hand-ins/{id}/file", tag = "classes", params(("id" = String, Path, description = "The hand-in's id")),
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/octet-stream"), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn file(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    let file = doors.hub.handed_in(&who, &id).await.map_err(refused)?;
    let name = utf8_percent_encode(&file.file, NON_ALPHANUMERIC);
    // Whatever it is, no browser shows it or runs it.
    let head = [
        (CONTENT_TYPE, "application/octet-stream".to_string()),
        (CONTENT_DISPOSITION, format!("attachment; filename*=UTF-8''{name}")),
    ];
    Ok((head, file.content).into_response())
}

/// Gives points for a program. One that was replaced since keeps none.
#[utoipa::path(put, path = "/api/hub/hand-ins/{id}/grade", tag = "classes", params(("id" = String, Path, description = "The hand-in's id")), request_body = NewGrade,
    responses((status = 200, body = HandIn), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 409, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn grade(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(new): Body<NewGrade>,
) -> Answer<Json<HandIn>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.grade_hand_in(&who, &id, new).await.map(Json).map_err(refused)
}
