//! Keys for programs.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use solvarium_hub::{Key, NewKey};
use utoipa::ToSchema;

use super::Doors;
use super::body::{Body, Part};
use super::refuse::{Answer, HubProblem, Refused};
use super::visitor::Person;

/// The person's keys.
#[utoipa::path(get, path = "/api/hub/me/keys", tag = "people",
    responses((status = 200, body = Vec<Key>), (status = 401, body = HubProblem)))]
pub async fn list(State(doors): State<Arc<Doors>>, Person(who): Person, headers: HeaderMap) -> Answer<Json<Vec<Key>>> {
    doors.hub.keys(&who).await.map(Json).map_err(|problem| Refused::new(problem, &headers))
}

/// What a new key is called.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Label {
    #[schema(max_length = 40)]
    label: String,
}

/// Makes a key, which is shown this once.
#[utoipa::path(post, path = "/api/hub/me/keys", tag = "people", request_body = Label,
    responses((status = 201, body = NewKey), (status = 401, body = HubProblem), (status = 422, body = HubProblem)))]
pub async fn add(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Body(label): Body<Label>,
) -> Answer<(StatusCode, Json<NewKey>)> {
    let key = doors.hub.add_key(&who, &label.label).await.map_err(|problem| Refused::new(problem, &headers))?;
    Ok((StatusCode::CREATED, Json(key)))
}

/// Ends a key.
#[utoipa::path(delete, path = "/api/hub/me/keys/{id}", tag = "people", params(("id" = String, Path, description = "The key's id")),
    responses((status = 204), (status = 401, body = HubProblem), (status = 404, body = HubProblem)))]
pub async fn remove(
    State(doors): State<Arc<Doors>>,
    Person(who): Person,
    headers: HeaderMap,
    Part(id): Part,
) -> Answer<StatusCode> {
    doors.hub.remove_key(&who, &id).await.map_err(|problem| Refused::new(problem, &headers))?;
    Ok(StatusCode::NO_CONTENT)
}
