//! Shared levels and collections.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use solvarium_hub::{
    Collected, Collection, CollectionList, Edit, LevelList, LevelPage, Publish, Published, Rating, SharedLevel, Wanted,
};
use utoipa::{IntoParams, ToSchema};

use super::Doors;
use super::body::{Asked, Body, Part};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::{Asker, Person};

/// Stars.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Stars {
    #[schema(minimum = 1, maximum = 5)]
    stars: i64,
}

/// A notation.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Format {
    /// The notation's name; the puzzle's first when none is given.
    to: Option<String>,
}

/// A part of a list.
#[derive(Deserialize, IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Listed {
    /// Words that stand in title or description.
    search: String,
    /// How many are left out at the beginning.
    from: i64,
    /// How many are given at most.
    count: i64,
}

impl Default for Listed {
    fn default() -> Self {
        Listed { search: String::new(), from: 0, count: 24 }
    }
}

/// A job that was taken.
#[derive(serde::Serialize, ToSchema)]
pub struct Taken {
    /// Its id, by which one learns how far it is.
    pub job: String,
}

/// A text as a file.
fn file(name: &str, text: String) -> Response {
    let name: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    let about = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".into()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}.txt\"")),
    ];
    (about, text).into_response()
}

/// Publishes all levels of a text; each is verified soon after. Levels that are here already are named.
#[utoipa::path(post, path = "/api/hub/levels", tag = "levels", request_body = Publish,
    responses((status = 201, body = Published), (status = 409, description = "All are here already", body = Published), (status = 401, body = HubProblem), (status = 413, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn publish(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(publish): Body<Publish>,
) -> Answer<(StatusCode, Json<Published>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let published = doors.hub.publish(&who, publish).await.map_err(refused)?;
    let status = if published.levels.is_empty() { StatusCode::CONFLICT } else { StatusCode::CREATED };
    Ok((status, Json(published)))
}

/// Finds shared levels.
#[utoipa::path(get, path = "/api/hub/levels", tag = "levels", params(Wanted),
    responses((status = 200, body = LevelList), (status = 400, body = HubProblem)))]
pub async fn search(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Asked(wanted): Asked<Wanted>,
) -> Answer<Json<LevelList>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.levels(&wanted, asker.who.as_ref()).await.map(Json).map_err(refused)
}

/// A level's page.
#[utoipa::path(get, path = "/api/hub/levels/{id}", tag = "levels", params(("id" = String, Path, description = "The level's id")),
    responses((status = 200, body = LevelPage), (status = 404, body = HubProblem)))]
pub async fn show(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<LevelPage>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.level(&id, asker.who.as_ref()).await.map(Json).map_err(refused)
}

/// Changes what is said about a level.
#[utoipa::path(patch, path = "/api/hub/levels/{id}", tag = "levels", params(("id" = String, Path, description = "The level's id")), request_body = Edit,
    responses((status = 200, body = SharedLevel), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn edit(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(edit): Body<Edit>,
) -> Answer<Json<SharedLevel>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.edit_level(&who, &id, edit).await.map(Json).map_err(refused)
}

/// Takes a level back, unless others have solved it.
#[utoipa::path(delete, path = "/api/hub/levels/{id}", tag = "levels", params(("id" = String, Path, description = "The level's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn remove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_level(&who, &id).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Gives a level stars.
#[utoipa::path(put, path = "/api/hub/levels/{id}/rating", tag = "levels", params(("id" = String, Path, description = "The level's id")), request_body = Stars,
    responses((status = 200, body = Rating), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn rate(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(stars): Body<Stars>,
) -> Answer<Json<Rating>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.rate(&who, &id, stars.stars).await.map(Json).map_err(refused)
}

/// A level as a file.
#[utoipa::path(get, path = "/api/hub/levels/{id}/text", tag = "levels", params(("id" = String, Path, description = "The level's id"), Format),
    responses((status = 200, description = "The level", body = String, content_type = "text/plain"), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn text(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(id): Part,
    Asked(format): Asked<Format>,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    let text = doors.hub.level_text(&id, format.to.as_deref(), asker.who.as_ref()).await.map_err(refused)?;
    Ok(file(&id, text))
}

/// Asks for a proof of the least that a level needs.
#[utoipa::path(post, path = "/api/hub/levels/{id}/proof", tag = "levels", params(("id" = String, Path, description = "The level's id")),
    responses((status = 202, body = Taken), (status = 401, body = HubProblem), (status = 404, body = HubProblem), (status = 429, body = HubProblem)))]
pub async fn prove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<(StatusCode, Json<Taken>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let job = doors.hub.ask_proof(&who, &format!("shared/{id}")).await.map_err(refused)?;
    Ok((StatusCode::ACCEPTED, Json(Taken { job })))
}

/// Finds collections.
#[utoipa::path(get, path = "/api/hub/collections", tag = "collections", params(Listed),
    responses((status = 200, body = CollectionList), (status = 400, body = HubProblem)))]
pub async fn collections(
    State(doors): State<Arc<Doors>>,
    headers: HeaderMap,
    Asked(listed): Asked<Listed>,
) -> Answer<Json<CollectionList>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.collections(&listed.search, listed.from, listed.count).await.map(Json).map_err(refused)
}

/// Makes a collection.
#[utoipa::path(post, path = "/api/hub/collections", tag = "collections", request_body = Collected,
    responses((status = 201, body = Collection), (status = 401, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn collect(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(collected): Body<Collected>,
) -> Answer<(StatusCode, Json<Collection>)> {
    let refused = |problem| Refused::new(problem, &headers);
    let made = doors.hub.add_collection(&who, collected).await.map_err(refused)?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// A collection with its levels.
#[utoipa::path(get, path = "/api/hub/collections/{id}", tag = "collections", params(("id" = String, Path, description = "The collection's id")),
    responses((status = 200, body = Collection), (status = 404, body = HubProblem)))]
pub async fn collection(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<Json<Collection>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.collection(&id, asker.who.as_ref()).await.map(Json).map_err(refused)
}

/// Changes a collection.
#[utoipa::path(put, path = "/api/hub/collections/{id}", tag = "collections", params(("id" = String, Path, description = "The collection's id")), request_body = Collected,
    responses((status = 200, body = Collection), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn recollect(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
    Body(collected): Body<Collected>,
) -> Answer<Json<Collection>> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.edit_collection(&who, &id, collected).await.map(Json).map_err(refused)
}

/// Removes a collection; its levels stay.
#[utoipa::path(delete, path = "/api/hub/collections/{id}", tag = "collections", params(("id" = String, Path, description = "The collection's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 403, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn discard(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    let refused = |problem| Refused::new(problem, &headers);
    doors.hub.remove_collection(&who, &id).await.map_err(refused)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A collection as a file, in a notation that holds several levels.
#[utoipa::path(get, path = "/api/hub/collections/{id}/text", tag = "collections", params(("id" = String, Path, description = "The collection's id"), Format),
    responses((status = 200, description = "The levels", body = String, content_type = "text/plain"), (status = 404, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn collection_text(
    State(doors): State<Arc<Doors>>,
    asker: Asker,
    headers: HeaderMap,
    Part(id): Part,
    Asked(format): Asked<Format>,
) -> Answer<Response> {
    let refused = |problem| Refused::new(problem, &headers);
    let text = doors.hub.collection_text(&id, format.to.as_deref(), asker.who.as_ref()).await.map_err(refused)?;
    Ok(file(&id, text))
}
