"""Reads the compiler arguments with which SwiftPM built a module of a package, from SwiftPM's build description."""
import json
import pathlib
import sys


def flags(package, module, asked_by):
    """The arguments of swiftc with which `module` of `package` finds the modules that it imports.

    - package: a package with a build folder of its own, or the repository's folder for Engine, Author and Services, which share one.

    Exits with one line that says what to run when the module has not been built.
    """
    manifest = package / ".build" / "debug.yaml"
    build = f"Scripts/test --build {package.name if (package / 'Package.swift').exists() else 'Services'}"
    if not manifest.exists():
        sys.exit(f"{asked_by}: nothing is built yet in {package}; run: {build}")
    for line in manifest.read_text(encoding="utf-8").splitlines():
        if f'"-module-name","{module}"' in line:
            arguments = json.loads(line[line.index("[") :])
            break
    else:
        sys.exit(f"{asked_by}: {manifest} does not build {module}; run: {build}")
    result, index = [], 0
    while index < len(arguments):
        one, two = arguments[index], arguments[index + 1 : index + 2]
        if one.startswith("-I") and len(one) > 2:
            result.append(one)
        elif one == "-I" or (one == "-Xcc" and two[0].startswith("-fmodule-map-file")):
            result += [one, two[0]]
            index += 1
        elif one == "-Xcc" and two == ["-I"]:
            result += arguments[index : index + 4]
            index += 3
        elif one == "-load-plugin-executable":
            result += ["-Xfrontend", one, "-Xfrontend", arguments[index + 2]]
        index += 1
    return result


def author_flags(root, asked_by):
    """The arguments of swiftc with which an author's file finds every module of Author and Services, and the macros."""
    result = flags(root, "WidgetKit", asked_by)
    known = {pathlib.PurePath(one).parent.name for one in result if one.startswith("-fmodule-map-file=")}
    # The C modules of frameworks that WidgetKit does not use.
    for module in sorted(root.glob("*/Sources/SystemLibraries/*/module.modulemap")):
        if module.parent.name not in known:
            result += ["-Xcc", f"-fmodule-map-file={module}"]
    return result


def without_macros(arguments):
    """The arguments without macro plugins, for tools that load modules but compile nothing."""
    return [one for index, one in enumerate(arguments) if one != "-Xfrontend" and arguments[index - 1 : index] != ["-Xfrontend"]]
