"""What servers on one database know of each other from what they say."""

from __future__ import annotations

from argosy.server.cluster.membership import DEAD_SECONDS, Membership

NOBODY: frozenset[int] = frozenset()


class Ships:
    """Some servers that hear each other, unless one is deaf."""

    def __init__(self, *names: str) -> None:
        self.now = 100.0
        self.fleets = {name: Membership(name) for name in names}
        self.live: dict[str, dict[str, frozenset[int]]] = {name: {} for name in names}
        self.deaf: set[str] = set()

    def say(self, lines: list[str]) -> None:
        for line in lines:
            for name, membership in self.fleets.items():
                if name not in self.deaf:
                    self.say(membership.hear(line, self.now)[1])

    def talk(self, rounds: int = 3) -> None:
        for _ in range(rounds):
            self.now += 1.0
            for name, membership in self.fleets.items():
                if name not in self.deaf:
                    self.say(membership.lines(self.live[name], self.now))


def test_all_agree_who_leads_a_table() -> None:
    ships = Ships("a", "b", "c")
    tables = [f"table{number}" for number in range(30)]
    for name in ships.fleets:
        ships.live[name] = dict.fromkeys(tables, NOBODY)
    ships.talk()
    leaders = [[name for name, membership in ships.fleets.items() if membership.leads(table)] for table in tables]
    assert all(len(leader) == 1 for leader in leaders)
    assert {leader[0] for leader in leaders} == {"a", "b", "c"}, "the work is shared"


def test_a_server_alone_leads_what_it_has() -> None:
    ships = Ships("a", "b")
    ships.live["a"] = {"table": NOBODY}
    ships.talk()
    assert ships.fleets["a"].leads("table")
    assert not ships.fleets["b"].takes_up("table")
    assert ships.fleets["b"].live_elsewhere("table")


def test_those_connected_elsewhere_are_known_until_they_go() -> None:
    ships = Ships("a", "b", "c")
    ships.live |= {"a": {"table": frozenset({0})}, "b": {"table": frozenset({1, 2})}, "c": {"table": NOBODY}}
    ships.talk()
    assert ships.fleets["c"].elsewhere("table") == {0, 1, 2}
    assert ships.fleets["a"].elsewhere("table") == {1, 2}
    ships.live["b"] = {"table": frozenset({2})}
    ships.talk()
    assert ships.fleets["c"].elsewhere("table") == {0, 2}
    ships.live["a"] = {}
    ships.talk()
    assert ships.fleets["c"].elsewhere("table") == {2}


def test_who_falls_silent_is_missed_and_one_takes_up_the_tables() -> None:
    ships = Ships("a", "b", "c")
    ships.live["a"] = {"table": frozenset({0})}
    ships.talk()
    ships.deaf.add("a")
    ships.talk(int(DEAD_SECONDS) + 1)
    found = {name: ships.fleets[name].missing(ships.now) for name in ("b", "c")}
    assert found == {"b": frozenset({"table"}), "c": frozenset({"table"})}
    assert [ships.fleets[name].takes_up("table") for name in ("b", "c")].count(True) == 1
    assert ships.fleets["b"].missing(ships.now) is None


def test_who_was_stopped_for_a_while_says_hello_and_all_is_as_before() -> None:
    ships = Ships("a", "b")
    ships.live |= {"a": {"table": frozenset({0})}, "b": {"table": frozenset({1})}}
    ships.talk()
    ships.deaf.add("a")
    ships.talk(int(DEAD_SECONDS) + 1)
    assert ships.fleets["b"].missing(ships.now) == frozenset({"table"})
    ships.deaf.clear()
    ships.fleets["a"].excuse(ships.now)
    assert ships.fleets["a"].missing(ships.now) is None, "the others did not fall silent"
    ships.say([ships.fleets["a"].hello()])
    ships.talk()
    assert ships.fleets["a"].elsewhere("table") == {1}
    assert ships.fleets["b"].elsewhere("table") == {0}
    assert ships.fleets["a"].leads("table") != ships.fleets["b"].leads("table")


def test_a_newcomer_learns_what_the_others_have() -> None:
    ships = Ships("a")
    ships.live["a"] = {"table": frozenset({0})}
    ships.talk()
    ships.fleets["b"] = Membership("b")
    ships.live["b"] = {}
    ships.say([ships.fleets["b"].hello()])
    ships.talk(1)
    assert ships.fleets["b"].elsewhere("table") == {0}


def test_who_takes_leave_is_not_waited_for() -> None:
    ships = Ships("a", "b")
    ships.live |= {"a": {"table": NOBODY}, "b": {"table": NOBODY}}
    ships.talk()
    leaving = next(name for name, membership in ships.fleets.items() if membership.leads("table"))
    ships.say([ships.fleets[leaving].bye()])
    (staying,) = ships.fleets.keys() - {leaving}
    assert ships.fleets[staying].leads("table")


def test_a_change_by_another_is_news_and_ones_own_is_not() -> None:
    membership = Membership("a")
    assert membership.hear("b changed table 7", 0.0)[0].changed == ("table", 7)
    assert membership.hear("a changed table 7", 0.0)[0].changed is None
