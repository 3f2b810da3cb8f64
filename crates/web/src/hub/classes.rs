//! Classes and their members.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use solvarium_hub::{AboutClass, ClassBoard, ClassPage, Member, MyClasses};
use utoipa::ToSchema;

use super::Doors;
use super::body::{Body, Part, Parts};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::Person;

/// The code of a class.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// As the teacher says it; capitals, blanks and signs make no difference.
    #[schema(max_length = 40)]
    code: String,
}

/// A table as a file. Spreadsheets know by its first sign that it is in UTF-8.
pub fn csv_file(table: &str) -> Response {
    let head = [(CONTENT_TYPE, "text/csv; charset=utf-8"), (CONTENT_DISPOSITION, "attachment; filename=\"marks.csv\"")];
    (head, format!("\u{feff}{table}")).into_response()
}

/// The classes that the person teaches and belongs to, and what is due.
#[utoipa::path(get, path = "/api/hub/classes", tag = "classes",
    responses((status = 200, body = MyClasses), (status = 401, body = HubProblem)))]
pub async fn mine(State(doors): State<Arc<Doors>>, Person(who): Person, headers: HeaderMap) -> Answer<Json<MyClasses>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.my_classes(&who).await.map(Json).map_err(refused)
}

/// Makes a class. Teachers may.
#[utoipa::path(post, path = "/api/hub/classes", tag = "classes", request_body = AboutClass,
    responses((status = 201, body = ClassPage), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn add(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(about): Body<AboutClass>,
) -> Answer<(StatusCode, Json<ClassPage>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.add_class(&who, &about).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Joins a class by its code.
#[utoipa::path(post, path = "/api/hub/classes/join", tag = "classes", request_body = Code,
    responses((status = 200, body = ClassPage), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem), (status = 429, body = HubProblem)))]
pub async fn join(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(code): Body<Code>,
) -> Answer<Json<ClassPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.limits.guess(&who).map_err(refused)?;
    doors.hub.join_class(&who, &code.code).await.map(Json).map_err(refused)
}

/// A class with its assignments.
#[utoipa::path(get, path = "/api/hub/classes/{id}", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, body = ClassPage), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn show(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<ClassPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.class(&who, &id).await.map(Json).map_err(refused)
}

/// Changes what is said about a class.
#[utoipa::path(put, path = "/api/hub/classes/{id}", tag = "classes", params(("id" = String, Path, description = "The class's id")), request_body = AboutClass,
    responses((status = 200, body = ClassPage), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn edit(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(about): Body<AboutClass>,
) -> Answer<Json<ClassPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.edit_class(&who, &id, &about).await.map(Json).map_err(refused)
}

/// Removes a class with all its assignments, and all that was handed in.
#[utoipa::path(delete, path = "/api/hub/classes/{id}", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn remove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_class(&who, &id).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a class a new code; the former one ends.
#[utoipa::path(post, path = "/api/hub/classes/{id}/code", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, body = ClassPage), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn renew_code(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<ClassPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.set_code(&who, &id, true).await.map(Json).map_err(refused)
}

/// Ends the code of a class, so that nobody can join.
#[utoipa::path(delete, path = "/api/hub/classes/{id}/code", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, body = ClassPage), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn end_code(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<ClassPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.set_code(&who, &id, false).await.map(Json).map_err(refused)
}

/// Who belongs to a class, for its teacher.
#[utoipa::path(get, path = "/api/hub/classes/{id}/members", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, body = Vec<Member>), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn members(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Vec<Member>>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.members(&who, &id).await.map(Json).map_err(refused)
}

/// Removes somebody from a class, with all that they handed in there. The teacher may, and they themselves.
#[utoipa::path(delete, path = "/api/hub/classes/{id}/members/{name}", tag = "classes", params(("id" = String, Path, description = "The class's id"), ("name" = String, Path, description = "The name")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn remove_member(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Parts(id, name): Parts,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_member(&who, &id, &name).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The leaderboard of the class's own solvers and heuristics, on the levels of its assignments.
#[utoipa::path(get, path = "/api/hub/classes/{id}/board", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, body = ClassBoard), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn board(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<ClassBoard>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.class_board(&who, &id).await.map(Json).map_err(refused)
}

/// The marks of a class as a table, for its teacher.
#[utoipa::path(get, path = "/api/hub/classes/{id}/csv", tag = "classes", params(("id" = String, Path, description = "The class's id")),
    responses((status = 200, description = "A table", body = String, content_type = "text/csv"), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn csv(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.class_csv(&who, &id).await.map(|table| csv_file(&table)).map_err(refused)
}
