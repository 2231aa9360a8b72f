"""Gives the calls of Scripts/check-api names that exist, and keeps them from removing what the other calls need."""

import json
import os

import schemathesis

APP = os.environ["CHECK_API_APP"]
WIDGET = os.environ["CHECK_API_WIDGET"]
BUNDLES = json.loads(os.environ["CHECK_API_BUNDLES"])
# Kinds of the test extension that answer at once, and one that never does.
KINDS = ["Good", "Counter", "Warns", "Refuses"]
KEPT = {APP, "Other"}


def choose(names, text):
    """One of the names, by the text that was made up."""
    return names[sum(str(text).encode()) % len(names)]


def known(name, value):
    """An existing value in place of every second one that was made up."""
    if not isinstance(value, str) or sum(value.encode()) % 2:
        return value
    return {"app": APP, "id": WIDGET, "kind": choose(KINDS, value)}.get(name, value)


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if not path_parameters:
        return path_parameters
    if context.operation.method.lower() == "delete":
        # Not left to `filter_case` alone: of ids that were read from responses, too many would be filtered.
        return {name: f"{value}-gone" if value in {*KEPT, WIDGET} else value for name, value in path_parameters.items()}
    return {name: known(name, value) for name, value in path_parameters.items()}


@schemathesis.hook
def map_body(context, body):
    if not isinstance(body, dict):
        return body
    operation = context.operation.definition.raw.get("operationId")
    # A path that was made up wrong on purpose stays wrong.
    if operation == "install" and str(body.get("bundle", "")).startswith("/"):
        return {**body, "bundle": choose(BUNDLES, body["bundle"])}
    if operation in ("add", "reload", "reportEvent"):
        return {name: known(name, value) for name, value in body.items()}
    if operation == "show" and isinstance(body.get("instances"), list):
        return {**body, "instances": [known("id", value) for value in body["instances"]]}
    return body


@schemathesis.hook
def filter_case(context, case):
    parameters = case.path_parameters or {}
    return case.method.lower() != "delete" or not ({parameters.get("app"), parameters.get("id")} & {*KEPT, WIDGET})
