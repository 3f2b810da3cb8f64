//! Assignments, and the answers to quizzes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use solvarium_hub::{Assign, Assignment, ClassBoard, Paper, Progress};
use utoipa::ToSchema;

use super::Doors;
use super::body::{Body, Part};
use super::classes::csv_file;
use super::quiz;
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::Person;
use crate::language;

/// The answers to a quiz.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answers {
    /// For each question the place of the chosen answer, from 0, or -1 for none.
    answers: Vec<i64>,
}

/// Makes an assignment. The questions of a quiz are made at once.
#[utoipa::path(post, path = "/api/hub/classes/{id}/assignments", tag = "classes", params(("id" = String, Path, description = "The class's id")), request_body = Assign,
    responses((status = 201, body = Assignment), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn add(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(assign): Body<Assign>,
) -> Answer<(StatusCode, Json<Assignment>)> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.must_teach(&who, &id).await.map_err(refused)?;
    let papers = match &assign.quiz {
        Some(task) => Some(quiz::papers(&doors, &who, task, &headers).await?),
        None => None,
    };
    let made = doors.hub.assign(&who, &id, assign, papers).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// An assignment, and what the person has of it.
#[utoipa::path(get, path = "/api/hub/assignments/{id}", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, body = Assignment), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn show(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Assignment>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.assignment(&who, &id).await.map(Json).map_err(refused)
}

/// Changes an assignment. What was done already counts by the new terms.
#[utoipa::path(put, path = "/api/hub/assignments/{id}", tag = "classes", params(("id" = String, Path, description = "The assignment's id")), request_body = Assign,
    responses((status = 200, body = Assignment), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn edit(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(assign): Body<Assign>,
) -> Answer<Json<Assignment>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.reassign(&who, &id, assign).await.map(Json).map_err(refused)
}

/// Removes an assignment, with all that was handed in.
#[utoipa::path(delete, path = "/api/hub/assignments/{id}", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn remove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_assignment(&who, &id).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// How far each member is, for the teacher.
#[utoipa::path(get, path = "/api/hub/assignments/{id}/progress", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, body = Progress), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn progress(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Progress>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.progress(&who, &id).await.map(Json).map_err(refused)
}

/// The marks of an assignment as a table, for the teacher.
#[utoipa::path(get, path = "/api/hub/assignments/{id}/csv", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, description = "A table", body = String, content_type = "text/csv"), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn csv(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.assignment_csv(&who, &id).await.map(|table| csv_file(&table)).map_err(refused)
}

/// The leaderboard of the class's own solvers and heuristics, on the levels of an assignment.
#[utoipa::path(get, path = "/api/hub/assignments/{id}/board", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, body = ClassBoard), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn board(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<ClassBoard>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.assignment_board(&who, &id).await.map(Json).map_err(refused)
}

/// The questions of a quiz. What is right is told to the teacher, and after the deadline to those who have answered.
#[utoipa::path(get, path = "/api/hub/assignments/{id}/questions", tag = "classes", params(("id" = String, Path, description = "The assignment's id")),
    responses((status = 200, body = Paper), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn questions(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Paper>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.paper(&who, &id, language::of(&headers)).await.map(Json).map_err(refused)
}

/// Hands in the answers to a quiz, once.
#[utoipa::path(post, path = "/api/hub/assignments/{id}/answers", tag = "classes", params(("id" = String, Path, description = "The assignment's id")), request_body = Answers,
    responses((status = 201, body = Paper), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 409, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn answer(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(answers): Body<Answers>,
) -> Answer<(StatusCode, Json<Paper>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let language = language::of(&headers);
    let made = doors.hub.answer_quiz(&who, &id, &answers.answers, language).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}
