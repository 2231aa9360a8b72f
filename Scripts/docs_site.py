"""What the documentation site consists of, for Scripts/build-docs and Scripts/check-docs."""
import pathlib
import re
import shutil

import markdown_headings

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Module → the package that builds it: what others program against. Apple documents the API of its frameworks.
MODULES = {
    "AlmanacWireSchema": ROOT / "Engine", "AlmanacProfiles": ROOT / "Engine", "AlmanacTextEngine": ROOT / "Engine", "AlmanacScheduler": ROOT / "Engine",
    "AlmanacSimulation": ROOT / "Engine", "AlmanacPainter": ROOT / "Engine", "WidgetTesting": ROOT / "Author", "Host": ROOT / "Host",
}
CATALOG = ROOT / "Documentation" / "Almanac.docc"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
FENCE = re.compile(r"^\s*(```|~~~)")


def built(package):
    """The folder in whose .build a package is built: Engine, Author and Services share one."""
    return package if package.name == "Host" else ROOT


def articles():
    """The Markdown files that become articles: those at the root, in Documentation and in Proposals."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "Documentation").glob("*.md"), *(ROOT / "Proposals").glob("*.md")])


def write_articles(folder):
    """Writes the catalog of all articles into `folder`, with links as DocC writes them."""
    shutil.copytree(CATALOG, folder, dirs_exist_ok=True)
    pages = articles()
    for page in pages:
        (folder / page.name).write_text(converted(page, pages, folder), encoding="utf-8")


def converted(page, pages, folder):
    """The text of `page` with DocC's links; the pictures that it shows are copied to `folder`."""
    lines, is_code = [], False
    for line in page.read_text(encoding="utf-8").splitlines():
        if FENCE.match(line):
            is_code = not is_code
        lines.append(line if is_code else LINK.sub(lambda match: link(match, page, pages, folder), line))
    if page.name == "README.md":
        # The site has the project's name already.
        lines[0] = "# Getting started"
    return "\n".join(lines) + "\n"


def link(match, page, pages, folder):
    """A link to another article leads to it on the site; one to a file of the repository becomes the file's name."""
    is_picture, text, target = match.groups()
    if re.match(r"[a-z]+:", target):
        return match.group(0)
    path, _, anchor = target.partition("#")
    file = (page.parent / path).resolve() if path else page
    if is_picture:
        shutil.copy(file, folder / file.name)
        return f"![{text}]({file.name})"
    if file in pages:
        heading = docc_anchor(file.read_text(encoding="utf-8"), anchor) if anchor else None
        return f"[{text}](doc:{file.stem}{'#' + heading if heading else ''})"
    return text if text.startswith("`") else f"{text} (`{file.relative_to(ROOT)}`)"


def docc_anchor(text, anchor):
    """DocC's anchor for the heading that GitHub's `anchor` names: DocC keeps the heading and turns each space into a hyphen.

    None if there is no such heading, which Scripts/check-references reports.
    """
    heading = markdown_headings.anchors(text).get(anchor)
    if heading is None:
        return None
    return re.sub(r"\s", "-", markdown_headings.without_links(heading).replace("`", "").replace("*", ""))


def faults(output):
    """The links and references that DocC could not resolve, as it printed them: the warning and its place."""
    lines = output.splitlines()
    found = []
    for index, line in enumerate(lines):
        # The compiler's warnings begin with a path; these are DocC's and SwiftPM's.
        if not line.startswith("warning: ") or line.startswith("warning: prohibited flag") or line.endswith("is missing documentation"):
            continue
        place = lines[index + 1].strip() if index + 1 < len(lines) else ""
        found.append(f"{line.removeprefix('warning: ')} {place}")
    return found
