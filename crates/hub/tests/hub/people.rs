//! Coming in, going out, and what is one's own.

use std::sync::Arc;

use solvarium_hub::{Character, Hub, Kind, Problem, Register, Reported, Role, SESSION_DAYS, Subject, Visit};

use crate::house::{admin, on_both, person};

on_both! {
    a_passphrase_opens_and_a_wrong_one_does_not
    a_link_opens_until_there_is_a_newer_one
    names_are_taken_once
    a_session_ends
    keys_open_until_they_are_removed
    a_character_is_changed
    there_is_one_first_admin
    order_is_kept_and_written_down
    everything_is_given_out_and_deleted
}

fn kind<T>(answer: Result<T, Problem>) -> Option<Kind> {
    answer.err().map(|problem| problem.kind)
}

fn with_passphrase(name: &str, passphrase: &str) -> Register {
    Register { name: name.into(), passphrase: Some(passphrase.into()), character: None }
}

fn by_passphrase(name: &str, passphrase: &str) -> Visit {
    Visit::Passphrase { name: name.into(), passphrase: passphrase.into() }
}

async fn a_passphrase_opens_and_a_wrong_one_does_not(hub: Arc<Hub>) {
    let (welcome, token) = hub.register(with_passphrase("Ánh Dương", "bốn con mèo")).await.unwrap();
    assert!(welcome.secret.is_none() && welcome.me.has_passphrase && !welcome.me.has_link);
    assert_eq!(hub.who(&token.0).await.unwrap().unwrap().name, "Ánh Dương");
    assert!(hub.who("nonsense").await.unwrap().is_none());
    let (_, other) = hub.sign_in(&by_passphrase("ánh  dương", "bốn con mèo")).await.unwrap();
    assert_ne!(other.0, token.0);
    for visit in [by_passphrase("Ánh Dương", "ba con mèo"), by_passphrase("nobody", "bốn con mèo")] {
        assert_eq!(kind(hub.sign_in(&visit).await), Some(Kind::SignIn));
    }
    let who = hub.who(&token.0).await.unwrap().unwrap();
    assert_eq!(kind(hub.set_passphrase(&who, Some("wrong"), "năm con chó").await), Some(Kind::Forbidden));
    hub.set_passphrase(&who, Some("bốn con mèo"), "năm con chó").await.unwrap();
    assert!(hub.who(&other.0).await.unwrap().is_none(), "a new passphrase ends what the old one opened");
    assert_eq!(kind(hub.sign_in(&by_passphrase("Ánh Dương", "bốn con mèo")).await), Some(Kind::SignIn));
    hub.sign_in(&by_passphrase("Ánh Dương", "năm con chó")).await.unwrap();
}

async fn a_link_opens_until_there_is_a_newer_one(hub: Arc<Hub>) {
    let (welcome, token) =
        hub.register(Register { name: "Ben".into(), passphrase: None, character: None }).await.unwrap();
    let first = welcome.secret.unwrap();
    hub.sign_in(&Visit::Link { secret: first.clone() }).await.unwrap();
    let who = hub.who(&token.0).await.unwrap().unwrap();
    let second = hub.renew_link(&who).await.unwrap().0.secret.unwrap();
    assert_eq!(kind(hub.sign_in(&Visit::Link { secret: first }).await), Some(Kind::SignIn));
    hub.sign_in(&Visit::Link { secret: second }).await.unwrap();
    assert_eq!(kind(hub.sign_in(&by_passphrase("Ben", "")).await), Some(Kind::SignIn), "there is no passphrase");
}

async fn names_are_taken_once(hub: Arc<Hub>) {
    person(&hub, "Ánh").await;
    for name in ["ánh", "ÁNH", " a\u{301}nh "] {
        let again = hub.register(Register { name: name.into(), passphrase: None, character: None }).await;
        assert_eq!(kind(again), Some(Kind::Taken), "{name}");
    }
    person(&hub, "Anh").await;
    assert_eq!(kind(hub.register(with_passphrase("<b>", "long enough")).await), Some(Kind::Refused));
    assert_eq!(kind(hub.register(with_passphrase("fine", "short")).await), Some(Kind::Refused));
}

async fn a_session_ends(hub: Arc<Hub>) {
    let (_, token) = hub.register(with_passphrase("Cara", "long enough")).await.unwrap();
    let (_, other) = hub.sign_in(&by_passphrase("Cara", "long enough")).await.unwrap();
    hub.sign_out(&token.0).await.unwrap();
    assert!(hub.who(&token.0).await.unwrap().is_none() && hub.who(&other.0).await.unwrap().is_some());
    hub.clock().advance((SESSION_DAYS + 1) * 24 * 60 * 60 * 1000);
    assert!(hub.who(&other.0).await.unwrap().is_none());
}

async fn keys_open_until_they_are_removed(hub: Arc<Hub>) {
    let (dora, other) = (person(&hub, "Dora").await, person(&hub, "Emil").await);
    let key = hub.add_key(&dora, "laptop").await.unwrap();
    assert_eq!(hub.who_has_key(&key.token).await.unwrap().unwrap(), dora);
    assert!(hub.keys(&dora).await.unwrap()[0].used.is_some() && hub.keys(&other).await.unwrap().is_empty());
    assert_eq!(kind(hub.remove_key(&other, &key.key.id).await), Some(Kind::Missing));
    hub.remove_key(&dora, &key.key.id).await.unwrap();
    assert!(hub.who_has_key(&key.token).await.unwrap().is_none());
    assert_eq!(kind(hub.add_key(&dora, "").await), Some(Kind::Refused));
}

async fn a_character_is_changed(hub: Arc<Hub>) {
    let who = person(&hub, "Fay").await;
    let character = Character { sprite: "robot".into(), tag: "  in  love with boxes".into(), ..Character::default() };
    let me = hub.set_character(&who, character).await.unwrap();
    assert_eq!(
        (me.person.character.sprite.as_str(), me.person.character.tag.as_str()),
        ("robot", "in love with boxes")
    );
    assert_eq!(hub.profile("fay", None).await.unwrap().person, me.person);
    let broken = Character { body: "javascript:".into(), ..Character::default() };
    assert_eq!(kind(hub.set_character(&who, broken).await), Some(Kind::Refused));
}

async fn there_is_one_first_admin(hub: Arc<Hub>) {
    let (one, other) = tokio::join!(hub.first_admin(), hub.first_admin());
    assert_eq!([one.unwrap(), other.unwrap()].iter().flatten().count(), 1);
    assert!(hub.first_admin().await.unwrap().is_none());
}

async fn order_is_kept_and_written_down(hub: Arc<Hub>) {
    let (root, gil) = (admin(&hub).await, person(&hub, "Gil").await);
    let key = hub.add_key(&gil, "bot").await.unwrap();
    assert_eq!(kind(hub.ban(&gil, "admin", true, "x").await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.set_role(&gil, "Gil", Role::Admin).await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.audit(&gil, 0, 10).await), Some(Kind::Forbidden));
    assert_eq!(kind(hub.set_role(&root, "admin", Role::Player).await), Some(Kind::Refused));
    let report = Reported { what: Subject::Person, id: "Gil".into(), reason: "rude".into() };
    hub.report(&person(&hub, "Hal").await, &report).await.unwrap();
    assert_eq!(hub.reports(&root).await.unwrap()[0].what, "person Gil");
    assert_eq!(hub.set_role(&root, "Gil", Role::Teacher).await.unwrap().role, Role::Teacher);
    hub.clock().advance(1000);
    hub.ban(&root, "Gil", true, "rude").await.unwrap();
    assert!(hub.who_has_key(&key.token).await.unwrap().is_none(), "a key of somebody banned opens nothing");
    hub.clock().advance(1000);
    hub.ban(&root, "Gil", false, "").await.unwrap();
    assert!(hub.who_has_key(&key.token).await.unwrap().is_some());
    let log = hub.audit(&root, 0, 10).await.unwrap();
    let acts: Vec<_> = log.lines.iter().map(|line| (line.act.as_str(), line.what.as_str())).collect();
    assert_eq!((log.total, acts), (3, vec![("unban", "Gil"), ("ban", "Gil rude"), ("role", "Gil teacher")]));
}

async fn everything_is_given_out_and_deleted(hub: Arc<Hub>) {
    let (ida, jan) = (person(&hub, "Ida").await, person(&hub, "Jan").await);
    let enter = |moves: &[&str]| solvarium_hub::Enter {
        level: "water-sort/0".into(),
        moves: moves.iter().map(|name| name.to_string()).collect(),
        help: Vec::new(),
    };
    let solution = crate::boards::solution("water-sort/0");
    let solution: Vec<&str> = solution.iter().map(String::as_str).collect();
    hub.enter(&ida, enter(&solution)).await.unwrap();
    hub.enter(&jan, enter(&solution)).await.unwrap();
    hub.add_key(&ida, "laptop").await.unwrap();
    let all = hub.export(&ida).await.unwrap();
    assert_eq!(all["me"]["name"], "Ida");
    assert_eq!((all["entries"].as_array().unwrap().len(), &all["entries"][0]["level"]), (1, &"water-sort/0".into()));
    assert!(!all.to_string().contains("token"), "no secrets");
    assert_eq!(kind(hub.delete_person(&ida, "Jan").await), Some(Kind::Refused));
    hub.delete_person(&ida, "ida").await.unwrap();
    assert_eq!(kind(hub.profile("Ida", None).await), Some(Kind::Missing));
    let board = hub.board("water-sort/0", None).await.unwrap();
    assert_eq!(board.ranks["pours"].len(), 1);
}
