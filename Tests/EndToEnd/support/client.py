# SPDX-License-Identifier: Apache-2.0
"""A small HTTP client that sends targets as they are written and opens a connection once."""
import http.client
import json as json_module
import uuid
from urllib.parse import urlencode


class Response:
    def __init__(self, status, headers, body):
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self):
        return json_module.loads(self.body)

    @property
    def etag(self):
        return self.headers.get("ETag")

    def problem(self, status, code):
        """Asserts that this is that problem, and gives it back."""
        assert self.status == status, f"{self.status} {self.body[:500]!r}, wanted {status} {code}"
        assert self.headers.get("Content-Type", "").startswith("application/problem+json"), self.headers.items()
        document = self.json
        assert document["code"] == code, document
        assert document["status"] == status
        assert document["detail"]
        return document

    def ok(self, *statuses):
        """Asserts the status (200 where none is named), and gives the response back."""
        assert self.status in (statuses or (200,)), f"{self.status} {self.body[:800]!r}"
        return self

    def __repr__(self):
        return f"<{self.status} {self.body[:200]!r}>"


class Client:
    def __init__(self, host, port, timeout=30, headers=None):
        self._connection = http.client.HTTPConnection(host, port, timeout=timeout)
        self._headers = headers or {}

    def close(self):
        self._connection.close()

    def request(self, method, path, *, query=None, json=None, body=None, headers=None, token=None):
        if query:
            path += "?" + urlencode({name: value for name, value in query.items() if value is not None})
        sent = {**self._headers, **(headers or {})}
        if json is not None:
            body = json_module.dumps(json).encode()
            sent.setdefault("Content-Type", "application/json")
        if token:
            sent["Authorization"] = f"Bearer {token}"
        if isinstance(body, str):
            body = body.encode()
        try:
            self._connection.request(method, path, body=body, headers=sent)
            answer = self._connection.getresponse()
            return Response(answer.status, answer.headers, answer.read())
        except (http.client.HTTPException, OSError) as error:
            # The next call opens a new connection; what became of this one is the caller's to judge.
            self._connection.close()
            if isinstance(error, OSError):
                raise
            raise ConnectionError(str(error) or type(error).__name__) from error

    def get(self, path, **options):
        return self.request("GET", path, **options)

    def put(self, path, **options):
        return self.request("PUT", path, **options)

    def delete(self, path, **options):
        return self.request("DELETE", path, **options)

    def post(self, path, **options):
        return self.request("POST", path, **options)


class Device:
    """One device of an app: the calls that an app makes, with what its query always says."""

    def __init__(self, client, app="demo", device=None, **query):
        self.client = client
        self.app = app
        self.id = device or str(uuid.uuid4())
        self.query = query

    @property
    def path(self):
        return f"/v1/apps/{self.app}/devices/{self.id}"

    def call(self, method, name, *, query=None, **options):
        return self.client.request(method, f"{self.path}/{name}", query={**self.query, **(query or {})}, **options)

    def info(self, headers=None, **query):
        return self.call("GET", "consent-info", query=query, headers=headers)

    def form(self, headers=None, **query):
        return self.call("GET", "form", query=query, headers=headers)

    def form_id(self, **query):
        return self.form(**query).ok().json["form_id"]

    def consent(self, headers=None):
        # The stored choices are the same wherever the caller is, so this call has no query.
        return self.client.get(f"{self.path}/consent", headers=headers)

    def put(self, document, headers=None, **query):
        return self.call("PUT", "consent", json=document, headers=headers, query=query)

    def choose(self, action, headers=None, **fields):
        """Fetches the form that this device is shown and answers it."""
        kind = "privacy_options" if self.info().ok().json["consent_status"] != "required" else None
        return self.put({"form_id": self.form_id(kind=kind), "action": action, **fields}, headers=headers)

    def reset(self, headers=None):
        return self.client.delete(f"{self.path}/consent", headers=headers)
