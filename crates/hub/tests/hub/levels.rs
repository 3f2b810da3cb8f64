//! Publishing, finding, rating and collecting levels.

use std::sync::Arc;

use solvarium_hub::{Collected, Edit, Enter, Hub, Kind, LevelVerdict, Problem, Publish, Sort, Subject, Wanted, Who};

use crate::house::{admin, on_both, person};

on_both! {
    a_level_is_published_and_found
    a_collection_is_published_whole_or_not_at_all
    what_is_no_level_is_refused
    the_same_level_is_there_once
    levels_are_searched_without_marks
    what_is_said_of_a_level_is_changed_by_its_owner
    stars_are_given_and_changed
    a_level_that_others_solved_stays
    hidden_levels_are_seen_by_owners_and_admins
    levels_are_collected_and_downloaded
    a_published_level_is_played
}

fn kind<T>(answer: Result<T, Problem>) -> Option<Kind> {
    answer.err().map(|problem| problem.kind)
}

pub const SMALL: &str = "######\n#@$ .#\n######\n";
const OTHER: &str = "#######\n#@ $ .#\n#######\n";

pub fn publish(text: &str, title: &str) -> Publish {
    Publish {
        text: text.into(),
        puzzle: None,
        title: Some(title.into()),
        author: None,
        licence: "CC0-1.0".into(),
        tags: vec!["small".into(), "First Steps".into()],
    }
}

async fn one(hub: &Hub, who: &Who, text: &str, title: &str) -> String {
    hub.publish(who, publish(text, title)).await.unwrap().levels.remove(0).id
}

async fn titles(hub: &Hub, wanted: Wanted, viewer: Option<&Who>) -> Vec<String> {
    hub.levels(&wanted, viewer).await.unwrap().levels.into_iter().map(|level| level.title).collect()
}

async fn a_level_is_published_and_found(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let published = hub.publish(&ann, publish(SMALL, "Only one push")).await.unwrap();
    let level = &published.levels[0];
    assert_eq!(
        (level.puzzle.as_str(), level.verdict, level.by.name.as_str()),
        ("sokoban", LevelVerdict::Waiting, "Ann")
    );
    assert_eq!(
        (level.author.as_str(), &level.tags[..]),
        ("Ann", &["small".to_string(), "first steps".to_string()][..])
    );
    let page = hub.level(&level.id, None).await.unwrap();
    assert_eq!(
        (page.level.title.as_str(), page.text.as_str(), page.my_rating),
        ("Only one push", "6#|#@$-.#|6#\n", None)
    );
    assert_eq!(hub.levels(&Wanted::default(), None).await.unwrap().total, 1);
}

async fn a_collection_is_published_whole_or_not_at_all(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    let two = format!("{SMALL}Title: Named\n\n{OTHER}");
    let published = hub.publish(&ann, publish(&two, "Pair")).await.unwrap();
    let names: Vec<_> = published.levels.iter().map(|level| level.title.as_str()).collect();
    assert_eq!(names, ["Named", "Pair 2"]);
    let broken = "#####\n#@$.#\n#####\n\n####\n#@$#\n####\n";
    assert_eq!(kind(hub.publish(&ann, publish(broken, "Broken")).await), Some(Kind::Refused));
    assert_eq!(hub.levels(&Wanted::default(), None).await.unwrap().total, 2);
}

async fn what_is_no_level_is_refused(hub: Arc<Hub>) {
    let ann = person(&hub, "Ann").await;
    for text in ["", "   ", "hello", "<script>alert(1)</script>", "#####\n#@ .#\n#####", "\u{0}\u{1}"] {
        assert_eq!(kind(hub.publish(&ann, publish(text, "x")).await), Some(Kind::Refused), "{text:?}");
    }
    let strange = Publish { licence: " ".into(), ..publish(SMALL, "x") };
    assert_eq!(kind(hub.publish(&ann, strange).await), Some(Kind::Refused));
    let tags = Publish { tags: vec!["a,b".into()], ..publish(SMALL, "x") };
    assert_eq!(kind(hub.publish(&ann, tags).await), Some(Kind::Refused));
}

async fn the_same_level_is_there_once(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let id = one(&hub, &ann, SMALL, "First").await;
    let mirrored = "######\n#. $@#\n######\n";
    let turned = "###\n#@#\n#$#\n# #\n#.#\n###\n";
    for text in [SMALL, mirrored, turned] {
        let again = hub.publish(&ben, publish(text, "Again")).await.unwrap();
        assert!(again.levels.is_empty());
        assert_eq!(
            (again.duplicates[0].index, &again.duplicates[0].id, again.duplicates[0].title.as_str()),
            (1, &id, "First")
        );
    }
}

async fn levels_are_searched_without_marks(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    one(&hub, &ann, SMALL, "Đường đến Ánh sáng").await;
    hub.clock().advance(1000);
    one(&hub, &ben, OTHER, "100% wool_").await;
    let search = |text: &str| Wanted { search: Some(text.into()), ..Wanted::default() };
    for text in ["duong", "anh sang", "ÁNH", "sang duong"] {
        assert_eq!(titles(&hub, search(text), None).await, ["Đường đến Ánh sáng"], "{text}");
    }
    assert_eq!(titles(&hub, search("100%"), None).await, ["100% wool_"]);
    assert!(
        titles(&hub, search("1%l"), None).await.is_empty() && titles(&hub, search("wool__"), None).await.is_empty()
    );
    assert!(titles(&hub, search("' OR 1=1 --"), None).await.is_empty());
    assert_eq!(titles(&hub, Wanted { by: Some("ben".into()), ..Wanted::default() }, None).await, ["100% wool_"]);
    assert_eq!(titles(&hub, Wanted { tag: Some("SMALL".into()), ..Wanted::default() }, None).await.len(), 2);
    assert!(titles(&hub, Wanted { tag: Some("smal".into()), ..Wanted::default() }, None).await.is_empty());
    assert!(titles(&hub, Wanted { puzzle: Some("tents".into()), ..Wanted::default() }, None).await.is_empty());
    let sorted = |sort| Wanted { sort, ..Wanted::default() };
    assert_eq!(titles(&hub, sorted(Sort::New), None).await[0], "100% wool_");
    assert_eq!(titles(&hub, sorted(Sort::Title), None).await[0], "100% wool_");
    assert_eq!(titles(&hub, Wanted { from: 1, count: 5, ..Wanted::default() }, None).await, ["Đường đến Ánh sáng"]);
}

async fn what_is_said_of_a_level_is_changed_by_its_owner(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let id = one(&hub, &ann, SMALL, "Frist").await;
    let edit = || Edit { title: Some("First".into()), tags: Some(vec![]), ..Edit::default() };
    assert_eq!(kind(hub.edit_level(&ben, &id, edit()).await), Some(Kind::Forbidden));
    let level = hub.edit_level(&ann, &id, edit()).await.unwrap();
    assert_eq!((level.title.as_str(), level.author.as_str(), level.tags.len()), ("First", "Ann", 0));
    let empty = Edit { title: Some(" ".into()), ..Edit::default() };
    assert_eq!(kind(hub.edit_level(&ann, &id, empty).await), Some(Kind::Refused));
}

async fn stars_are_given_and_changed(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let id = one(&hub, &ann, SMALL, "Stars").await;
    assert_eq!(kind(hub.rate(&ben, &id, 6).await), Some(Kind::Refused));
    assert_eq!(kind(hub.rate(&ben, "nothing", 5).await), Some(Kind::Missing));
    hub.rate(&ben, &id, 1).await.unwrap();
    hub.rate(&ann, &id, 4).await.unwrap();
    let rating = hub.rate(&ben, &id, 5).await.unwrap();
    assert_eq!((rating.mean, rating.count), (Some(4.5), 2));
    assert_eq!(hub.level(&id, Some(&ben)).await.unwrap().my_rating, Some(5));
    hub.delete_person(&ben, "Ben").await.unwrap();
    assert_eq!(hub.level(&id, None).await.unwrap().level.rating.mean, Some(4.0));
}

async fn a_level_that_others_solved_stays(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let (solved, unsolved) = (one(&hub, &ann, SMALL, "Solved").await, one(&hub, &ann, OTHER, "Unsolved").await);
    let moves = vec!["R".to_string(), "R".to_string()];
    hub.enter(&ben, Enter { level: format!("shared/{solved}"), moves, help: vec![] }).await.unwrap();
    assert_eq!(hub.level(&solved, None).await.unwrap().level.solved, 1);
    assert_eq!(kind(hub.remove_level(&ben, &unsolved).await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.remove_level(&ann, &solved).await), Some(Kind::Refused));
    hub.remove_level(&ann, &unsolved).await.unwrap();
    hub.delete_person(&ann, "Ann").await.unwrap();
    let page = hub.level(&solved, None).await.unwrap();
    assert_eq!((page.level.by.name.as_str(), page.level.author.as_str()), ("", ""), "nobody's name is on it");
}

async fn hidden_levels_are_seen_by_owners_and_admins(hub: Arc<Hub>) {
    let (root, ann, ben) = (admin(&hub).await, person(&hub, "Ann").await, person(&hub, "Ben").await);
    let id = one(&hub, &ann, SMALL, "Hidden").await;
    hub.hide(&root, Subject::Level, &id, true, "spam").await.unwrap();
    assert_eq!(kind(hub.level(&id, Some(&ben)).await), Some(Kind::Missing));
    assert_eq!(kind(hub.start_game(&ben, &format!("shared/{id}")).await), Some(Kind::Missing));
    assert!(hub.level(&id, Some(&ann)).await.unwrap().level.hidden && hub.level(&id, Some(&root)).await.is_ok());
    assert!(titles(&hub, Wanted::default(), Some(&ben)).await.is_empty());
    assert_eq!(titles(&hub, Wanted::default(), Some(&ann)).await, ["Hidden"]);
    assert_eq!(kind(hub.hide(&ann, Subject::Level, &id, false, "").await), Some(Kind::Forbidden));
}

async fn levels_are_collected_and_downloaded(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let ids = [one(&hub, &ann, SMALL, "One").await, one(&hub, &ann, OTHER, "Two").await];
    let collected = |ids: &[&String]| Collected {
        title: "Both".into(),
        about: "For a start".into(),
        levels: ids.iter().map(|id| id.to_string()).collect(),
    };
    let made = hub.add_collection(&ben, collected(&[&ids[1], &ids[0]])).await.unwrap();
    let shown: Vec<_> = made.shown.iter().map(|level| level.title.as_str()).collect();
    assert_eq!((shown, made.card.levels), (vec!["Two", "One"], 2));
    let text = hub.collection_text(&made.card.id, Some("xsb"), None).await.unwrap();
    let read = solvarium_lab::registry::puzzle("sokoban").unwrap();
    let parts: Vec<_> = read.split(&text).iter().map(|part| part.metadata.name.clone().unwrap_or_default()).collect();
    assert_eq!(parts, ["Two", "One"], "{text}");
    assert_eq!(kind(hub.collection_text(&made.card.id, Some("nothing"), None).await), Some(Kind::Refused));
    assert!(hub.level_text(&ids[0], Some("slc"), None).await.unwrap().contains("<Level"));
    assert_eq!(hub.level(&ids[0], None).await.unwrap().collections[0].title, "Both");
    assert_eq!(kind(hub.edit_collection(&ann, &made.card.id, collected(&[])).await), Some(Kind::Forbidden));
    let twice = collected(&[&ids[0], &ids[0]]);
    assert_eq!(kind(hub.edit_collection(&ben, &made.card.id, twice).await), Some(Kind::Refused));
    assert_eq!(hub.collection(&made.card.id, None).await.unwrap().shown.len(), 2, "a refused change changes nothing");
    assert_eq!(hub.edit_collection(&ben, &made.card.id, collected(&[&ids[0]])).await.unwrap().shown.len(), 1);
    assert_eq!(hub.collections("start", 0, 10).await.unwrap().total, 1);
    hub.remove_collection(&ben, &made.card.id).await.unwrap();
    assert_eq!(kind(hub.collection(&made.card.id, None).await), Some(Kind::Missing));
}

async fn a_published_level_is_played(hub: Arc<Hub>) {
    let (ann, ben) = (person(&hub, "Ann").await, person(&hub, "Ben").await);
    let id = one(&hub, &ann, SMALL, "Played").await;
    let name = format!("shared/{id}");
    let moves = vec!["R".to_string(), "R".to_string()];
    hub.enter(&ben, Enter { level: name.clone(), moves, help: vec![] }).await.unwrap();
    let page = hub.level(&id, None).await.unwrap();
    assert_eq!((page.level.best["pushes"], page.level.best["moves"], page.level.proved.len()), (2, 2, 0));
    assert_eq!(hub.board(&name, None).await.unwrap().ranks["pushes"][0].entry.person.name, "Ben");
    assert_eq!(hub.standings(None, Some("shared"), None).await.unwrap().standings.len(), 1);
}
