//! Links, through the protocol's door.

use super::*;

#[test]
fn what_is_shared_of_every_puzzle_is_read_back() {
    let desk = desk(MIB);
    for (level, loaded) in first_levels(&desk) {
        let own = json!({"from": "text", "text": loaded["text"], "puzzle": loaded["puzzle"], "name": "Hai phòng"});
        let legal = list(&loaded["start"]["legal"]);
        let views = [
            json!({"page": "play"}),
            json!({"page": "play", "moves": [legal[0]], "marks": [0]}),
            json!({"page": "replay", "moves": [legal[0]]}),
            json!({"page": "watch", "request": {"algorithm": "wastar", "settings": {"weight": 2}}, "step": 3}),
            json!({"page": "compare", "requests": [{"algorithm": "bfs"}, {"algorithm": "astar", "seed": 4}]}),
            json!({"page": "diff", "requests": [{"algorithm": "bfs"}, {"algorithm": "astar"}], "step": 2}),
        ];
        for (level, view) in [&level, &own].into_iter().flat_map(|level| views.iter().map(move |view| (level, view))) {
            let shared = json!({"level": level, "view": view});
            let link = ask(&desk, json!({"ask": "make-link", "shared": shared}))["link"].clone();
            let read = ask(&desk, json!({"ask": "read-link", "link": link}));
            assert_eq!(read["shared"]["view"]["page"], view["page"]);
            assert_eq!(read["shared"]["level"]["name"], level["name"]);
            let again = ask(&desk, json!({"ask": "make-link", "shared": read["shared"]}));
            assert_eq!(again["link"], link, "{shared}");
            let there = ask(&desk, json!({"ask": "load", "level": read["shared"]["level"]}));
            assert_eq!(there["text"], loaded["text"], "the page knows it by its text");
            assert_eq!(there["start"]["board"], loaded["start"]["board"]);
        }
    }
}

#[test]
fn bad_links_are_problems_of_their_kinds() {
    let desk = desk(MIB);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let link = ask(&desk, json!({"ask": "make-link", "shared": {"level": level, "view": {"page": "play"}}}));
    let link = link["link"].as_str().unwrap();
    for (wrong, id) in [
        (link[..link.len() - 1].to_string(), "link-damaged"),
        (link.replace("/s/1/", "/s/2/"), "link-version"),
        ("#/play/sokoban/1".into(), "link-none"),
        (String::new(), "link-none"),
    ] {
        let (reply, _) = ask_with_events(&desk, &json!({"ask": "read-link", "link": wrong}));
        assert_eq!((&reply["kind"], &reply["message"]["id"]), (&json!("link"), &json!(id)), "{reply}");
    }
    for (view, kind) in [
        (json!({"page": "replay", "moves": ["x"]}), "not-a-move"),
        (json!({"page": "replay", "moves": ["u", "u", "u", "u", "u"]}), "illegal-move"),
        (json!({"page": "watch", "request": {"algorithm": "magic"}}), "unknown"),
        (json!({"page": "play", "marks": [100_000]}), "link"),
        (json!({"page": "diff", "requests": [{"algorithm": "bfs"}]}), "link"),
    ] {
        let (reply, _) = ask_with_events(&desk, &json!({"ask": "make-link", "shared": {"level": level, "view": view}}));
        assert_eq!(reply["kind"], kind, "{reply}");
    }
}
