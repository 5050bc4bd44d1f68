"""Faults to plant into the backend: each breaks one rule of the API. The conformance check has to find every one.

    python3 server.py --fault rubric-ignored

A fault changes what the backend is asked, or what it has answered. So server.py itself stays as it should be.
"""

import json
import re
from urllib.parse import parse_qsl, urlencode, urlsplit

EVENTS = r"/api/events"
EVENT = r"/api/events/k\d+"
DAYS = r"/api/events/days"


def planted(name, respond):
    """Returns the answering function with a fault."""
    if name not in FAULTS:
        raise SystemExit(f'There is no fault "{name}". The names are: {", ".join(FAULTS)}')
    return FAULTS[name](respond)


# --- Kinds of faults --------------------------------------------------------------------------------------------------


def without_parameters(path, *names):
    """The backend overlooks some parameters of a call."""

    def plant(respond):
        def answer(method, target, headers):
            address = urlsplit(target)
            if re.fullmatch(path, address.path):
                kept = [(name, value) for name, value in parse_qsl(address.query) if name not in names]
                target = f"{address.path}?{urlencode(kept)}"
            return respond(method, target, headers)

        return answer

    return plant


def with_body(path, change):
    """The backend answers another body. `change` gets the body and the parameters, and returns the body to send."""

    def plant(respond):
        def answer(method, target, headers):
            response = respond(method, target, headers)
            address = urlsplit(target)
            if method != "GET" or response.status != 200 or not re.fullmatch(path, address.path):
                return response
            body = change(json.loads(response.body), dict(parse_qsl(address.query)))
            return response._replace(body=json.dumps(body, ensure_ascii=False).encode())

        return answer

    return plant


def with_response(change):
    """The backend answers otherwise. `change` gets the request and the response, and returns the response to send."""

    def plant(respond):
        def answer(method, target, headers):
            return change(respond(method, target, headers), method, urlsplit(target).path, headers)

        return answer

    return plant


# --- The faults -------------------------------------------------------------------------------------------------------


def numbers_as_texts(body, _query):
    for row in body["data"]:
        row["appointmentCount"] = str(row["appointmentCount"])
    return body


def without_meta(body, _query):
    return {"data": body["data"]}


def total_of_page(body, _query):
    body["meta"]["total"] = len(body["data"])
    return body


def reversed_rows(body, _query):
    body["data"].reverse()
    return body


def any_page_size(respond):
    def answer(method, target, headers):
        size = re.search(r"pageSize=(\d{4,})", target)
        response = respond(method, re.sub(r"pageSize=\d{4,}", "pageSize=100", target), headers)
        if not size or response.status != 200:
            return response
        body = json.loads(response.body)
        body["meta"]["pageSize"] = int(size[1])
        return response._replace(body=json.dumps(body).encode())

    return answer


def with_a_draft(body, _query):
    if body["data"]:
        body["data"][-1]["status"] = "draft"
    return body


def other_title(body, _query):
    body["data"]["title"] += " (neu)"
    return body


def times_with_seconds(body, _query):
    for row in body["data"]:
        for name in ("from", "until"):
            if name in row["appointment"]:
                row["appointment"][name] += ":00"
    return body


def with_a_script(body, _query):
    body["data"]["longdesc1"] += '<img src="x" onerror="alert(1)"><script>alert(2)</script>'
    return body


def wrong_facets(body, _query):
    for value in body["meta"].get("facets", {}).get("rubric", []):
        value["count"] += 1
    return body


def calendar_with_a_gap(body, _query):
    first = body["data"][0]["id"] if body["data"] else None
    return {**body, "data": [entry for entry in body["data"] if entry["id"] != first]}


def without_nights(body, query):
    """A date that ends after midnight is missing on the day on which it begins."""
    if "from" in query and query["from"] == query.get("to"):
        times = [(row, row["appointment"].get("from", ""), row["appointment"].get("until", "~")) for row in body["data"]]
        body["data"] = [row for row, begin, end in times if begin <= end]
        body["meta"]["total"] = len(body["data"])
    return body


def with_places(body, _query):
    body["data"]["capabilities"].append("places")
    return body


def without_cors(response, *_request):
    return without_header(response, "Access-Control-Allow-Origin")


def preflight_without_token(response, method, *_request):
    return with_headers(response, {"Access-Control-Allow-Headers": "content-type"}) if method == "OPTIONS" else response


def html_page(response, _method, path, _headers):
    if not re.fullmatch(EVENT, path):
        return response
    return with_headers(response, {"Content-Type": "text/html"})._replace(body=b"<!doctype html><title>Kleinbrunn</title>")


def latin_1(response, _method, path, _headers):
    if path != "/api/rubrics":
        return response
    text = response.body.decode().encode("latin-1", "replace")
    return with_headers(response, {"Content-Type": "application/json; charset=ISO-8859-1"})._replace(body=text)


def error_with_200(response, *_request):
    return response._replace(status=200) if response.status == 404 else response


def crash(response, *_request):
    return response._replace(status=500) if response.status == 400 else response


def frozen_etag(response, *_request):
    return with_headers(response, {"ETag": '"1"'}) if "ETag" in response.headers else response


def failing_communities(response, _method, path, _headers):
    return response._replace(status=500) if path.startswith("/api/communities") else response


def token_refused(response, method, path, headers):
    if method != "GET" or path != "/api/events" or "token" not in headers:
        return response
    problem = {"type": "about:blank", "title": "The token is wrong.", "status": 401, "code": "token_invalid"}
    answer = with_headers(response, {"Content-Type": "application/problem+json"})
    return answer._replace(status=401, body=json.dumps(problem).encode())


def with_headers(response, headers):
    return response._replace(headers={**response.headers, **headers})


def without_header(response, name):
    return response._replace(headers={key: value for key, value in response.headers.items() if key != name})


FAULTS = {
    "wrong-type": with_body(EVENTS, numbers_as_texts),
    "missing-meta": with_body(EVENTS, without_meta),
    "page-ignored": without_parameters(EVENTS, "page"),
    "total-of-page": with_body(EVENTS, total_of_page),
    "wrong-order": with_body(EVENTS, reversed_rows),
    "rubric-ignored": without_parameters(EVENTS, "rubric"),
    "dates-ignored": without_parameters(EVENTS, "from", "to"),
    "limit-lifted": any_page_size,
    "draft-listed": with_body(EVENTS, with_a_draft),
    "detail-differs": with_body(EVENT, other_title),
    "time-with-seconds": with_body(EVENTS, times_with_seconds),
    "script-in-text": with_body(EVENT, with_a_script),
    "no-cors": with_response(without_cors),
    "no-token-in-preflight": with_response(preflight_without_token),
    "html-page": with_response(html_page),
    "latin-1": with_response(latin_1),
    "error-with-200": with_response(error_with_200),
    "crash": with_response(crash),
    "frozen-etag": with_response(frozen_etag),
    "capability-missing": with_body(r"/api/clientSettings", with_places),
    "capability-fails": with_response(failing_communities),
    "facets-wrong": with_body(EVENTS, wrong_facets),
    "calendar-gap": with_body(DAYS, calendar_with_a_gap),
    "token-refused": with_response(token_refused),
    "night-lost": with_body(EVENTS, without_nights),
}
