"""A small backend for the event portal, with nothing but Python's standard library.

    python3 server.py --port 8000

It answers the calls that every backend needs (settings, list, event, categories) and three capabilities: numbers for
filters (facets), the search of places (communities) and the calendar (days). See README.md.
"""

import argparse
import hashlib
import json
import math
import re
from collections import Counter
from datetime import date, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit
from zoneinfo import ZoneInfo

BERLIN = ZoneInfo("Europe/Berlin")
DATA = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
RUBRICS = {rubric["id"]: rubric for rubric in DATA["rubrics"]}
COMMUNITIES = {place["community_id"]: place for place in DATA["communities"]}
VENUES = {venue["address_id"]: venue for venue in DATA["venues"]}

PAGE_SIZE = 24
MAX_PAGE_SIZE = 100
MAX_CALENDAR_DAYS = 62
LONG_RUNNING_DAYS = 14
FLAGS = ("free", "children", "barrierFree")
ACCESS_FEATURES = {
    "stepFree": ("Stufenlos erreichbar", "Step-free access"),
    "accessibleToilet": ("Barrierefreie Toilette", "Accessible toilet"),
    "inductionLoop": ("Induktionsschleife", "Induction loop"),
    "quietHour": ("Ruhige Stunde", "Quiet hour"),
    "signLanguage": ("Gebärdensprache", "Sign language"),
}

SETTINGS = {
    "name": DATA["name"],
    # What this backend has beyond the required calls. The elements offer nothing else.
    "capabilities": ["facets", "communities", "days"],
    "authenticatedArea": {"showLoginSignupButton": False},
    "eventList": {"resultsPerPage": PAGE_SIZE},
}


class Response(NamedTuple):
    status: int
    headers: dict
    body: bytes


class Refused(Exception):
    """A call that is answered with a problem in place of data."""

    def __init__(self, status, code, title):
        super().__init__(title)
        self.status = status
        self.problem = {"type": "about:blank", "title": title, "status": status, "code": code}


# --- Events -----------------------------------------------------------------------------------------------------------


def read_events(today):
    """Returns the published events. Their dates are counted from today, so that the sample never ends."""
    return [
        {**event, "appointments": [appointment_of(event, *numbered, today) for numbered in enumerate(event["dates"])]}
        for event in DATA["events"]
        if event.get("state", "published") == "published"
    ]


def appointment_of(event, index, given, today):
    """Returns one date of an event as the elements read it."""
    first = today + timedelta(days=given["inDays"])
    last = first + timedelta(days=given.get("days", 1) - 1)
    appointment = {"id": f"{event['id']}-{index}", "date": first.isoformat()}
    if last > first:
        appointment["endDate"] = last.isoformat()
    for name in ("from", "until"):
        if name in given:
            appointment[name] = given[name]
    return {**appointment, "fullDay": "from" not in given, "status": event.get("status", "scheduled")}


def last_day(appointment):
    return appointment.get("endDate", appointment["date"])


def end_of(appointment):
    """Returns when a date is over: without an end three hours after its start, without times at midnight."""
    begin, end = appointment.get("from"), appointment.get("until")
    day = date.fromisoformat(last_day(appointment))
    if not begin:
        return at_time(day + timedelta(days=1), "00:00")
    if not end:
        return at_time(day, begin) + timedelta(hours=3)
    return at_time(day + timedelta(days=1 if end < begin else 0), end)


def at_time(day, time):
    return datetime.combine(day, datetime.strptime(time, "%H:%M").time(), BERLIN)


def row_of(event, appointment, now, centre=None):
    """Returns an event as a row of a list."""
    coming = [each for each in event["appointments"] if end_of(each) > now]
    venue = VENUES[event["venue"]]
    community = COMMUNITIES[venue["community"]]
    row = {
        "id": event["id"],
        "title": event["title"],
        "shortdesc1": event["shortdesc1"],
        "rubric": RUBRICS[event["rubric"]],
        "tags": event["tags"],
        "status": event.get("status", "scheduled"),
        "appointment": appointment,
        "appointmentCount": 0 if event.get("status") == "cancelled" else len(coming),
        "lastDate": max(map(last_day, event["appointments"])),
        **{flag: event.get(flag, False) for flag in FLAGS},
        "location": {**venue, "zipcode": community["zip"], "community": community},
    }
    if "price" in event:
        row["price"] = event["price"]
    if centre:
        row["distance"] = round(metres_between(centre, community))
    return row


def detail_of(event, now):
    """Returns everything that the page of an event shows."""
    coming = [each for each in event["appointments"] if end_of(each) > now]
    row = row_of(event, (coming or event["appointments"][-1:])[0], now)
    venue = row["location"]
    return {
        **row,
        "rubrics": [row["rubric"]],
        "appointments": coming or event["appointments"],
        "longdesc1": event.get("longdesc1", ""),
        "location": {**venue, "main_address": {"name": venue["name"]}},
        "accessFeatures": [],
        "priority": 0,
        "links": [],
        "ticketAgencies": [],
        "media": [],
        "freeFields": [],
        "updatedAt": "2026-01-01T00:00:00Z",
    }


def metres_between(one, other):
    """Returns the distance of two places on the globe."""
    lat1, lon1, lat2, lon2 = map(math.radians, (one["lat"], one["lon"], other["lat"], other["lon"]))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 12_742_000 * math.asin(math.sqrt(half))


# --- Parameters -------------------------------------------------------------------------------------------------------


class Query:
    """The parameters of a call. A wrong value is refused, an unknown name is ignored."""

    def __init__(self, text):
        self.values = parse_qs(text, keep_blank_values=True)

    def text(self, name):
        return self.values.get(name, [""])[-1].strip()

    def number(self, name, lowest, highest, default=None, kind=int):
        text = self.text(name)
        if not text:
            return default
        try:
            value = kind(text)
        except ValueError:
            raise wrong(name) from None
        if not lowest <= value <= highest:
            raise wrong(name)
        return value

    def day(self, name):
        text = self.text(name)
        if not text:
            return None
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", text):
            raise wrong(name)
        try:
            return date.fromisoformat(text)
        except ValueError:
            raise wrong(name) from None

    def numbers(self, name):
        text = self.text(name)
        if text and not re.fullmatch(r"\d+(,\d+)*", text):
            raise wrong(name)
        return {int(part) for part in text.split(",") if part}

    def choice(self, name, *allowed):
        text = self.text(name)
        if text and text not in allowed:
            raise wrong(name)
        return text


def wrong(name):
    return Refused(400, "wrong_data", f"The parameter {name} has a wrong value.")


def range_of(query, now):
    """Returns the first and the last day of a list; a relative range overrides the days. The weekend has no hours here."""
    today = now.date()
    friday = today + timedelta(days=4 - today.weekday())
    relative = {
        "today": (today, today),
        "now": (today, today),
        "evening": (today, today),
        "over": (today, today),
        "tomorrow": (today + timedelta(days=1),) * 2,
        "weekend": (max(today, friday), friday + timedelta(days=2)),
        "week": (today, today + timedelta(days=6)),
        "month": (today, today + timedelta(days=29)),
    }
    when = query.choice("when", *relative)
    if when:
        return relative[when]
    first, last = query.day("from") or today, query.day("to") or date.max
    if last < first:
        raise wrong("to")
    return first, last


# --- The list ---------------------------------------------------------------------------------------------------------


def find(query, now):
    """Returns the events that a filter leaves, each with the date that its row shows, in order."""
    today = now.date()
    first, last = range_of(query, now)
    only_over = query.choice("over", "only") == "only" or query.text("when") == "over"
    time = query.choice("time", "now", "evening") or query.text("when")
    matches = filter_of(query)
    found = []
    for event in read_events(today):
        shown = [
            each
            for each in event["appointments"]
            if last_day(each) >= first.isoformat()
            and each["date"] <= last.isoformat()
            and (last < today or (end_of(each) <= now) == only_over)
            and fits_time(each, time, now)
        ]
        if shown and matches(event):
            found.append((event, shown[0]))
    return sorted(found, key=order_of(query, first))


def fits_time(appointment, time, now):
    if time == "now":
        begin = at_time(date.fromisoformat(appointment["date"]), appointment.get("from", "00:00"))
        return begin <= now < end_of(appointment)
    return time != "evening" or appointment.get("from", "") >= "17:00"


def order_of(query, first):
    """Returns the key of the order: by date; what has been running for days comes after what begins that day."""
    sort = query.choice("sort", "date", "distance", "relevance", "title")
    centre = centre_of(query)

    def key(found):
        event, appointment = found
        day = max(appointment["date"], first.isoformat())
        by_date = (day, appointment["date"] < first.isoformat(), appointment.get("from", ""), event["id"])
        if sort == "title":
            return (event["title"].casefold(), *by_date)
        if sort == "distance" and centre:
            return (metres_between(centre, community_of(event)), *by_date)
        return by_date

    return key


def community_of(event):
    return COMMUNITIES[VENUES[event["venue"]]["community"]]


def centre_of(query):
    lat = query.number("lat", -90, 90, kind=float)
    lon = query.number("lon", -180, 180, kind=float)
    return None if lat is None or lon is None else {"lat": lat, "lon": lon}


def filter_of(query):
    """Returns the function that checks an event against all parameters but the days."""
    words = query.text("q").casefold().split()
    rubrics, communities, districts = query.numbers("rubric"), query.numbers("community"), query.numbers("district")
    tags = set(query.values.get("tag", []))
    flags = [flag for flag in FLAGS if query.choice(flag, "0", "1") == "1"]
    hides_long = query.choice("longRunning", "0", "1") == "0"
    features = query.text("accessFeatures")
    ids = set(filter(None, query.text("ids").split(",")))
    centre, radius = centre_of(query), query.number("radius", 1, 200, kind=float)
    if radius and not centre:
        raise wrong("radius")

    def matches(event):
        text = " ".join([event["title"], event["shortdesc1"], *event["tags"], VENUES[event["venue"]]["name"]]).casefold()
        return (
            all(word in text for word in words)
            and (not rubrics or event["rubric"] in rubrics)
            and (not (communities or districts) or community_of(event)["community_id"] in communities)
            and (not tags or not tags.isdisjoint(event["tags"]))
            and all(event.get(flag, False) for flag in flags)
            and not (hides_long and is_long(event))
            and not features
            and (not ids or event["id"] in ids)
            and (not radius or metres_between(centre, community_of(event)) <= radius * 1000)
        )

    return matches


def is_long(event):
    return any(given.get("days", 1) > LONG_RUNNING_DAYS for given in event["dates"])


def list_events(query, now):
    found = find(query, now)
    page = query.number("page", 1, 1_000_000, 1)
    page_size = query.number("pageSize", 1, MAX_PAGE_SIZE, PAGE_SIZE)
    shown = found[(page - 1) * page_size : page * page_size]
    meta = {"page": page, "pageSize": page_size, "total": len(found)}
    if query.choice("facets", "0", "1") == "1":
        meta["facets"] = facets_of([event for event, _ in found], Counter(one["date"] for _, one in found))
    centre = centre_of(query) if query.text("radius") else None
    return {"data": [row_of(event, appointment, now, centre) for event, appointment in shown], "meta": meta}


def facets_of(events, days):
    """Returns how many of the events each further filter leaves."""
    rubrics = Counter(event["rubric"] for event in events)
    tags = Counter(tag for event in events for tag in event["tags"])
    communities = Counter(community_of(event)["community_id"] for event in events)
    flags = {flag: sum(event.get(flag, False) for event in events) for flag in FLAGS}
    return {
        "rubric": [{**RUBRICS[key], "count": count} for key, count in sorted(rubrics.items())],
        "tag": [{"name": name, "count": count} for name, count in tags.most_common(40)],
        "community": [{**COMMUNITIES[key], "count": count} for key, count in sorted(communities.items())],
        "day": [{"date": day, "count": count} for day, count in sorted(days.items())[:62]],
        "flags": {**flags, "longRunning": sum(map(is_long, events))},
        "accessFeatures": [
            {"id": key, "name": german, "name_en": english, "count": 0}
            for key, (german, english) in ACCESS_FEATURES.items()
        ],
    }


# --- The other calls --------------------------------------------------------------------------------------------------


def show_settings(_query, _now):
    return {"data": SETTINGS}


def list_rubrics(_query, _now):
    return {"data": DATA["rubrics"]}


def show_event(_query, now, key):
    for event in read_events(now.date()):
        if event["id"] == key:
            return {"data": detail_of(event, now)}
    raise Refused(404, "not_found", "There is no such event.")


def list_days(query, now):
    """Returns every date within a range of days, for the calendar."""
    first, last = query.day("from"), query.day("to")
    if not first or not last or not timedelta() <= last - first < timedelta(days=MAX_CALENDAR_DAYS):
        raise wrong("to")
    matches = filter_of(query)
    dates = [
        entry_of(event, each, now)
        for event in read_events(now.date())
        if matches(event)
        for each in event["appointments"]
        if last_day(each) >= first.isoformat() and each["date"] <= last.isoformat()
    ]
    dates.sort(key=lambda entry: (max(entry["date"], first.isoformat()), entry.get("from", ""), entry["id"]))
    used = {entry["rubric"] for entry in dates}
    return {"data": dates, "meta": {"rubrics": [RUBRICS[key] for key in sorted(used)]}}


def entry_of(event, appointment, now):
    venue = VENUES[event["venue"]]
    entry = {name: appointment[name] for name in ("date", "endDate", "from", "until") if name in appointment}
    if event.get("status"):
        entry["status"] = event["status"]
    return {
        "id": event["id"],
        "title": event["title"],
        "rubric": event["rubric"],
        "place": f"{venue['name']}, {community_of(event)['name']}",
        "over": end_of(appointment) <= now,
        **entry,
    }


def list_communities(query, _now):
    search = query.text("search").casefold()
    found = [
        place
        for place in DATA["communities"]
        if place["zip"].startswith(search) or any(word.startswith(search) for word in place["name"].casefold().split())
        or place["name"].casefold().startswith(search)
    ]
    return {"data": found if search else [], "meta": {"match": "exact"}}


def show_community(query, _now, key):
    # No place of this backend has districts.
    place = COMMUNITIES.get(int(key)) if query.choice("type", "community", "district") != "district" else None
    if not place:
        raise Refused(404, "not_found", "There is no such place.")
    return {"data": place}


CALLS = [
    ("clientSettings", show_settings),
    ("events", list_events),
    ("events/days", list_days),
    (r"events/([^/]+)", show_event),
    ("rubrics", list_rubrics),
    ("communities", list_communities),
    (r"communities/(\d{1,9})", show_community),
]


# --- HTTP -------------------------------------------------------------------------------------------------------------


def respond(method, target, headers):
    """Answers a request. `headers` has the names in lower case."""
    open_to_all = {"Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "ETag, Retry-After, Date"}
    if method == "OPTIONS":
        allowed = {
            "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
            "Access-Control-Allow-Headers": "token, content-type, if-none-match",
            "Access-Control-Max-Age": "7200",
        }
        return Response(204, {**open_to_all, **allowed}, b"")
    try:
        answer = answer_to(method, target)
    except Refused as refused:
        body = json.dumps(refused.problem, ensure_ascii=False).encode()
        return Response(refused.status, {**open_to_all, "Content-Type": "application/problem+json"}, body)
    body = json.dumps(answer, ensure_ascii=False).encode()
    tag = f'"{hashlib.sha256(body).hexdigest()[:27]}"'
    headers_out = {**open_to_all, "ETag": tag, "Cache-Control": "public, no-cache"}
    if tag in headers.get("if-none-match", ""):
        return Response(304, headers_out, b"")
    return Response(200, {**headers_out, "Content-Type": "application/json"}, body)


def answer_to(method, target):
    address = urlsplit(target)
    path = unquote(address.path).removeprefix("/api/")
    for pattern, call in CALLS:
        match = re.fullmatch(pattern, path)
        if match and method not in ("GET", "HEAD"):
            raise Refused(405, "method_not_allowed", "This backend is read only.")
        if match:
            return call(Query(address.query), datetime.now(BERLIN), *match.groups())
    raise Refused(404, "not_found", "There is nothing at this address.")


def handler_of(answer):
    """Returns the class that passes requests on to a function."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # Head and body leave together: in two packets, the second one waits for the first to be confirmed.
        wbufsize = -1

        def answer(self):
            # A body is not used, but it has to be read: the next request follows on it.
            self.rfile.read(int(self.headers.get("Content-Length") or 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, headers_out, body = answer(self.command, self.path, headers)
            self.send_response(status)
            for name, value in headers_out.items():
                self.send_header(name, value)
            if status not in (204, 304):
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        do_GET = do_HEAD = do_OPTIONS = do_POST = do_PUT = do_PATCH = do_DELETE = answer

        def log_message(self, *_args):
            pass

    return Handler


def main():
    parser = argparse.ArgumentParser(description="A small backend for the event portal.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--fault", help="breaks one rule of the API, to try the conformance check (see faults.py)")
    options = parser.parse_args()
    answer = respond
    if options.fault:
        from faults import planted

        answer = planted(options.fault, respond)
    server = ThreadingHTTPServer(("127.0.0.1", options.port), handler_of(answer))
    print(f"http://127.0.0.1:{server.server_port}/api", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
