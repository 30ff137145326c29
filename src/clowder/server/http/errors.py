"""What goes wrong over HTTP: a typed answer, in words of the guest's language."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import Scope

from clowder.locales import LANGUAGES, Words
from clowder.server.http.openapi import Json
from clowder.server.wire import messages

STATUS = {  # of a Denied; everything else is a conflict with how things stand
    "no_session": 401,
    "no_such_table": 404,
    "no_such_code": 404,
    "too_many_codes": 429,
    "no_such_lesson": 404,
    "no_such_day": 404,
    "no_such_token": 404,
    "no_such_phrase": 404,
    "no_such_passkey": 404,
    "bad_passkey": 422,
    "no_such_link": 404,
    "no_such_device": 404,
    "no_such_partner": 404,
    "no_such_friend": 404,
    "no_such_ask": 404,
    "no_such_friend_link": 404,
    "too_many_asks": 429,
    "too_many_friends": 429,
    "too_many_invitations": 429,
    "no_such_subscription": 404,
    "bad_endpoint": 422,
    "bad_time_zone": 422,
    "no_daily": 404,
    "daily_hidden": 403,
    "barred": 403,
    "not_host": 403,
    "not_here": 403,
    "no_such_mute": 404,
    "no_such_report": 404,
    "not_barred": 404,
    "nobody_there": 404,
    "too_many_mutes": 429,
    "too_many_reports": 429,
    "no_such_game": 422,
    "no_such_bot": 422,
    "no_such_language": 422,
    "bad_options": 422,
    "bad_clock": 422,
    "not_your_seat": 403,
    "not_seated": 403,
    "record_slow": 422,
    "too_many_tables": 429,
    "unreadable_table": 500,
    "too_much_chat": 429,
}


def failed(scope: Scope, code: str, status: int = 0, detail: str = "") -> Json:
    text = Words(language_of(scope))(f"error-{code.replace('_', '-')}")
    failure = messages.Failed(None, code, f"{text} {detail}".strip())
    return Json(failure, status or STATUS.get(code, 409))


def speak_to(request: Request, language: str) -> None:
    """Answer in the language of this guest from here on."""
    request.state.language = language


def language_of(scope: Scope) -> str:
    """The guest's own, else the first that the browser asks for, else English."""
    known = scope.get("state", {}).get("language")
    if known is not None:
        return str(known)
    wanted = Headers(scope=scope).get("accept-language", "")
    codes = (part.strip()[:2].lower() for part in wanted.split(","))
    return next((code for code in codes if code in LANGUAGES), "en")
