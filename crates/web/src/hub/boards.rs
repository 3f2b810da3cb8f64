//! Games, leaderboards, standings and jobs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use solvarium_hub::{
    Board, Enter, Entry, Finish, JobState, Recorded, ReportedRun, RunSolver, SolverEntry, SolverRecorded, Standings,
    Started,
};
use utoipa::{IntoParams, ToSchema};

use super::Doors;
use super::body::{Asked, Body, Part};
use super::levels::Taken;
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::{Asker, Person};
use crate::language;

/// A level.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OnLevel {
    /// Its name: built in, of a day, or `shared/ID`.
    #[schema(max_length = 100)]
    level: String,
}

/// A level.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct WhichLevel {
    /// Its name: built in, of a day, or `shared/ID`.
    level: String,
}

/// Which standings.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// Of this puzzle only.
    puzzle: Option<String>,
    /// Of this pack only: such as `sokoban/generated`, `shared` or `daily`.
    pack: Option<String>,
    /// Of a week only, such as `2026-W47`.
    week: Option<String>,
}

/// Begins a game on the server's clock.
#[utoipa::path(post, path = "/api/hub/games", tag = "boards", request_body = OnLevel,
    responses((status = 201, body = Started), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn start(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(on): Body<OnLevel>,
) -> Answer<(StatusCode, Json<Started>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.start_game(&who, &on.level).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Finishes a game: its moves are replayed, and become an entry if they solve the level.
#[utoipa::path(post, path = "/api/hub/games/{game}", tag = "boards", params(("game" = String, Path, description = "What the game is called")), request_body = Finish,
    responses((status = 201, body = Entry), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 409, body = HubProblem), (status = 413, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn finish(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(game): Part,
    Body(finish): Body<Finish>,
) -> Answer<(StatusCode, Json<Entry>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.finish_game(&who, &game, finish).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Enters a solution that was not played on the server's clock, so without a time.
#[utoipa::path(post, path = "/api/hub/entries", tag = "boards", request_body = Enter,
    responses((status = 201, body = Entry), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 409, body = HubProblem), (status = 413, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn enter(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(enter): Body<Enter>,
) -> Answer<(StatusCode, Json<Entry>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.enter(&who, enter).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// An entry with its moves.
#[utoipa::path(get, path = "/api/hub/entries/{id}", tag = "boards", params(("id" = String, Path, description = "The entry's id")),
    responses((status = 200, body = Recorded), (status = 404, body = HubProblem)))]
pub async fn recorded(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Recorded>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.recorded(&id, asker.who.as_ref()).await.map(Json).map_err(refused)
}

/// Takes an entry back.
#[utoipa::path(delete, path = "/api/hub/entries/{id}", tag = "boards", params(("id" = String, Path, description = "The entry's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn remove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_entry(&who, &id).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The leaderboard of a level.
#[utoipa::path(get, path = "/api/hub/board", tag = "boards", params(WhichLevel),
    responses((status = 200, body = Board), (status = 400, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn board(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Asked(which): Asked<WhichLevel>,
) -> Answer<Json<Board>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.board(&which.level, asker.who.as_ref()).await.map(Json).map_err(refused)
}

/// Has a worker run one of the program's algorithms and enter it on the level's board.
#[utoipa::path(post, path = "/api/hub/solvers", tag = "boards", request_body = RunSolver,
    responses((status = 202, body = Taken), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem), (status = 429, body = HubProblem)))]
pub async fn run(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(run): Body<RunSolver>,
) -> Answer<(StatusCode, Json<Taken>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let job = doors.hub.ask_run(&who, run).await.map_err(refused)?;
    Ok((StatusCode::ACCEPTED, Json(Taken { job })))
}

/// Enters a run of a program elsewhere: its moves are replayed, its figures are shown as reported.
#[utoipa::path(post, path = "/api/hub/solvers/reported", tag = "boards", request_body = ReportedRun,
    responses((status = 201, body = SolverEntry), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 409, body = HubProblem), (status = 413, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn report_run(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(run): Body<ReportedRun>,
) -> Answer<(StatusCode, Json<SolverEntry>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.report_run(&who, run).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// A run of a solver with its moves.
#[utoipa::path(get, path = "/api/hub/solvers/{id}", tag = "boards", params(("id" = String, Path, description = "The run's id")),
    responses((status = 200, body = SolverRecorded), (status = 404, body = HubProblem)))]
pub async fn solver(
    State(doors): State<Arc<Doors>>,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<SolverRecorded>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.solver_recorded(&id).await.map(Json).map_err(refused)
}

/// The standings, of all time or of a week.
#[utoipa::path(get, path = "/api/hub/standings", tag = "boards", params(Which),
    responses((status = 200, body = Standings), (status = 400, body = HubProblem)))]
pub async fn standings(
    State(doors): State<Arc<Doors>>,
    headers: HeaderMap,
    Asked(which): Asked<Which>,
) -> Answer<Json<Standings>> {
    let refused = |problem| Refused::new(problem, &headers);
    let Which { puzzle, pack, week } = which;
    let standings = doors.hub.standings(puzzle.as_deref(), pack.as_deref(), week.as_deref()).await;
    standings.map(Json).map_err(refused)
}

/// How far a job is.
#[utoipa::path(get, path = "/api/hub/jobs/{id}", tag = "boards", params(("id" = String, Path, description = "The job's id")),
    responses((status = 200, body = JobState), (status = 404, body = HubProblem)))]
pub async fn job(State(doors): State<Arc<Doors>>, headers: HeaderMap, Part(id): Part) -> Answer<Json<JobState>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.job(&id, language::of(&headers)).await.map(Json).map_err(refused)
}
