"""The editions, against a transcription of the table of rules: a line is a field, a column an edition."""

from __future__ import annotations

import dataclasses

import pytest

from escalera.errors import RulesError
from escalera.rules import EDITIONS, FIELDS, MINI, Rules, Source, edition, field_text, sources

COLUMNS = ("classic", "samba", "bolivia", "bolivia-dk")

TABLE = """
packs                     2               3               3               3
jokers                    4               6               6               6
suits                     4               4               4               4
low_rank                  2               2               2               2
high_rank                 12              12              12              12
players                   2,3,4           2,3,4,5,6       2,3,4           2,3,4,5,6
six_as                    pairs           pairs!          pairs           pairs!
hand                      15,13,11,11,11  15,15,15,15,13  15              15,15,15,15,13!
draw                      2,2,1,1,1       2               2               2
cover_upcard              wild-and-red!   wild-and-red!   wild-and-red!   wild-and-red!
canasta_size              7               7               7               7
max_wilds                 3               2               2               2
min_naturals              2               2               2               2
naturals_per_wild         0               0               2               0
naturals_over_wilds       1               0               0               0
rank_meld_past_canasta    yes             yes             yes             yes
one_meld_per_rank         yes             no              no              no
merge                     no              yes             no              yes
sequences                 no              yes             yes             yes
wild_melds                no              no              yes             yes
wild_on_finished          yes!            yes!            yes!            yes!
pair_always               no              yes             yes             yes
take_natural_and_wild     yes             no              no              no
top_card_onto_meld        yes!            no              no              no
take_joins                no              yes!            no              yes!
top_card_to_sequence      no              no              yes             no
wild_blocks               yes             yes             yes             yes
threes_block              yes             yes             yes             yes
frozen_until_opened       yes             no              no              no
minimum_negative          15              15              15              15
minimum_0                 50              50              50              50
minimum_1500              90              90              90              90
minimum_3000              120             120             120             120
minimum_7000              120             150!            150             150
right_melds               2,1,1,1,1       2               2               2
right_sequence            no              no              yes             yes
going_out_bonus           100             200             100             200!
concealed_bonus           200             none            200             none
concealed_own_cards       yes             no              no              no
concealed_waives_minimum  yes             no              no              no
ask_partner               may             may             may             off!
natural_canasta           500             500             500             500
mixed_canasta             300             300             300             300
sequence_bonus            -1500           1500            1500            1500
wild_meld_bonus           -2500           -2500           2500            2500
red_three                 100             100             100             100
all_red_threes            800             1000            1000            1000
red_threes_need           melded          two-finished!   right           two-finished!
red_threes_against        yes             yes             yes             yes
black_three_in_hand       5               5               100             100!
black_threes_cost         always!         always!         always!         always!
points_joker              50              50              50              50
points_ace                20              20              20              20
points_two                20              20              20              20
points_high               10              10              10              10
points_low                5               5               5               5
points_black_three        5               5               5               5
target                    5000,7500,5000,5000,5000 10000 15000            15000
round_cap                 60              60              60              60
equal_totals              draw            draw            draw            draw
"""
"""A `!` marks a value sources disagree about; a `-` one that means nothing until a switch is changed."""

CELLS = [
    (code, name, cell)
    for name, *cells in (line.split() for line in TABLE.strip().splitlines())
    for code, cell in zip(COLUMNS, cells, strict=True)
]


@pytest.mark.parametrize(("code", "name", "cell"), CELLS)
def test_every_cell_of_the_table(code: str, name: str, cell: str) -> None:
    assert field_text(edition(code), name) == cell.strip("!-")
    assert sources(code)[name][1] == cell.endswith("!")


def test_the_table_names_every_field_once_in_order() -> None:
    names = [name for code, name, _ in CELLS if code == "classic"]
    fields = [field.name for field in dataclasses.fields(Rules)]
    assert fields == ["code", "version", *names]
    assert list(FIELDS) == names


def test_bolivia_is_the_default_and_comes_first() -> None:
    assert list(EDITIONS) == ["bolivia", "bolivia-dk", "samba", "classic"]
    assert all(rules.code == code and rules.version == 1 for code, rules in EDITIONS.items())


def test_what_the_danish_bolivia_guide_does_not_name_follows_samba() -> None:
    samba, danish = sources("samba"), sources("bolivia-dk")
    own = {name for name, (source, _) in danish.items() if source is Source.DANISH_BOLIVIA}
    for name in FIELDS.keys() - own:
        assert field_text(edition("bolivia-dk"), name) == field_text(edition("samba"), name)
        assert danish[name][0] is samba[name][0]


@pytest.mark.parametrize("code", [*EDITIONS, *MINI])
def test_every_value_has_a_source(code: str) -> None:
    assert sources(code).keys() == FIELDS.keys()


def test_an_unknown_edition_has_no_sources() -> None:
    with pytest.raises(KeyError):
        sources("rummy")


@pytest.mark.parametrize("code", [*EDITIONS, *MINI])
def test_an_edition_is_found_by_code_and_by_version(code: str) -> None:
    assert edition(code) is edition(f"{code}@1")
    assert edition(code).edition_text == code


def test_a_later_version_is_written_with_its_number() -> None:
    later = dataclasses.replace(edition("samba"), version=2)
    assert later.edition_text == "samba@2"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "rummy",
            "There is no edition “rummy”; the editions are bolivia, bolivia-dk, samba or classic.",
        ),
        ("Bolivia", "There is no edition “Bolivia”; the editions are bolivia, bolivia-dk, samba or classic."),
        ("", "There is no edition “”; the editions are bolivia, bolivia-dk, samba or classic."),
        ("bolivia@2", "There is no version “2” of bolivia; its only version is 1."),
        ("bolivia@", "There is no version “” of bolivia; its only version is 1."),
        ("samba@01", "There is no version “01” of samba; its only version is 1."),
    ],
)
def test_other_editions_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        edition(text)
    assert str(error.value) == sentence
    assert error.value.name == "edition"


def test_rules_are_values() -> None:
    rules = edition("bolivia")
    assert hash(rules) == hash(dataclasses.replace(rules))
    with pytest.raises(dataclasses.FrozenInstanceError):
        rules.packs = 2  # type: ignore[misc]
