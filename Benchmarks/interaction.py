#!/usr/bin/env python3
"""How long a person waits on the page: from a tap to the new picture, for the gallery with 60 previews, in a form with a list of 10,000 rows, and when a
stack of ten turns. Everything is measured in a real browser, from the input to the frame that shows its result.

  interaction.py [TAPS]     how many taps are measured with a running extension; default: 60

What is compared with it in the same run: the parts of a tap over HTTP, the gallery whose previews the host has already, and the shortest way that the
browser has, a change of the page by its own script.
"""

import json
import os
import pathlib
import signal
import statistics
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "Benchmarks/peers/lib"), str(ROOT / "Host/Tests/Browser")]
import bench_host  # noqa: E402
from chromium import Chromium, Unavailable  # noqa: E402

APP = "InteractiveWidget"
COLD_TAPS = 15
GALLERIES = 5
LISTS = 9
TURNS = 20
# Milliseconds: the aims of a tap with a running extension and without one, on 2 cores.
WARM_AIM, COLD_AIM = 150, 400

# Functions of the page that answer with milliseconds. `painted` resolves after the frame that shows what is in the document now.
HELPERS = """
window.painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
window.until = (test, limit = 30000) => new Promise((done, fail) => {
  const begun = performance.now();
  const look = async () => {
    if (test()) return done(await painted());
    if (performance.now() - begun > limit) return fail(new Error(`not within ${limit} ms: ${test}`));
    setTimeout(look, 1);
  };
  look();
});
window.slotOf = id => document.querySelector(`[data-instance="${id}"]`);
window.wordsOf = id => slotOf(id)?.querySelector('.access')?.textContent ?? '';
// Resolves when the widget shows another picture that nothing replaces any more, and says when it came and when the first change came.
window.newPicture = (id, start, act, settled) => new Promise((done, fail) => {
  const face = slotOf(id).querySelector('.widget');
  const times = [];
  const seen = new MutationObserver(changes => {
    if (changes.some(change => [...change.addedNodes].some(node => node.tagName === 'IMG'))) painted().then(time => times.push(time));
  });
  seen.observe(face, { childList: true });
  const limit = setTimeout(() => { seen.disconnect(); fail(new Error('no new picture within 30 s')); }, 30000);
  act();
  const look = () => {
    if (times.length === 0 || !settled() || performance.now() - times.at(-1) < 400) { setTimeout(look, 20); return; }
    clearTimeout(limit);
    seen.disconnect();
    done({ first: times[0] - start, last: times.at(-1) - start });
  };
  look();
});
"""


def percentile(times, share):
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def line(title, times, aim=None):
    ending = f"; aim: under {aim} ms" if aim else ""
    print(f"  {title:<46} median {statistics.median(times):7.0f} ms, p95 {percentile(times, 0.95):7.0f} ms ({len(times)}{ending})")
    return statistics.median(times)


class Page:
    def __init__(self, host):
        self.host = host
        self.browser = Chromium(1440, 960)
        try:
            self.browser.open(f"{host.url}/#key={host.key}")
            self.browser.wait("!!document.querySelector('.phone')", "the page")
            self.browser.evaluate(HELPERS)
        except BaseException:
            self.browser.close()
            raise

    def run(self, script):
        return self.browser.evaluate(f"(async () => {{ {script} }})()", timeout=120)

    def wait_for(self, widget):
        self.browser.wait(f"!!slotOf({json.dumps(widget)})?.querySelector('.widget img')", "the widget's picture", 120)
        self.browser.evaluate(f"slotOf({json.dumps(widget)}).scrollIntoView({{ behavior: 'instant' }})")
        time.sleep(1)


def tap(page, widget):
    """Taps the counter's button once; milliseconds to the first change and to the new picture."""
    return page.run(f"""
      const id = {json.dumps(widget)};
      const before = wordsOf(id);
      const button = slotOf(id).querySelector('.access button');
      return newPicture(id, performance.now(), () => button.click(), () => wordsOf(id) !== before && slotOf(id).getAttribute('aria-busy') === 'false');
    """)


def performed(host, widget):
    """Taps the counter over HTTP; milliseconds until the host says that the intent is performed."""
    content = host.api(f"instances/{widget}/content")
    begun = time.perf_counter()
    answer = host.api(f"instances/{widget}/taps", {"key": f"bench-{begun}", "content": content["content"], "path": content["actions"][0]["path"]})
    taken = (time.perf_counter() - begun) * 1000
    if answer["outcome"] != "performed":
        raise RuntimeError(f"a tap over HTTP was {answer}")
    time.sleep(0.5)
    return taken


def painted(host, widget, number):
    """Fetches the counter's picture at a scale that nobody asked for before; milliseconds."""
    begun = time.perf_counter()
    with host.open(f"instances/{widget}/image.png?scale={2 + number * 1e-6:.7f}") as answer:
        answer.read()
    return (time.perf_counter() - begun) * 1000


def end_extensions(host):
    """Kills the processes of the app, so that the next tap has to start one."""
    for process in host.extensions():
        try:
            if APP in os.readlink(f"/proc/{process}/exe"):
                os.kill(process, signal.SIGKILL)
        except OSError:
            continue
    time.sleep(1)


def taps(page, count):
    host = page.host
    widget = host.add(APP, "Counter", "systemMedium")
    page.wait_for(widget)
    tap(page, widget)
    warm = [tap(page, widget) for _ in range(count)]
    cold = []
    for _ in range(COLD_TAPS):
        end_extensions(host)
        cold.append(tap(page, widget))
    over_http = [performed(host, widget) for _ in range(20)]
    pictures = [painted(host, widget, number) for number in range(20)]
    shown = host.api(f"instances/{widget}/content")["elements"]
    counted = count + COLD_TAPS + 21
    if f"Count {counted}" not in json.dumps(shown):
        raise RuntimeError(f"{counted} taps were sent; the widget shows {json.dumps(shown)[:300]}")
    line("tap → the widget shows that it is tapped", [each["first"] for each in warm])
    first = line("tap → new picture, extension running", [each["last"] for each in warm], WARM_AIM)
    line("tap → new picture, extension started for it", [each["last"] for each in cold], COLD_AIM)
    line("of this, over HTTP: the intent is performed", over_http)
    line("of this, over HTTP: the new picture is painted", pictures)
    return first


def plain_changes(page, count):
    """The shortest time that this browser has: from a script's change of the document to the frame that shows it."""
    return [page.run("const begun = performance.now(); document.title += '.'; return await painted() - begun;") for _ in range(count)]


def galleries(page):
    host = page.host
    opening, all_of_it, again = [], [], []
    for number in range(GALLERIES):
        # Another text size drops the previews that the host keeps.
        host.api("device", {"dynamicType": ["medium", "large"][number % 2]}, "PATCH")
        time.sleep(3)
        for times, whole in [(opening, all_of_it), (None, again)]:
            taken = page.run("""
              const begun = performance.now();
              document.getElementById('add').click();
              await until(() => document.querySelector('dialog.gallery[open]'));
              const previews = () => [...document.querySelectorAll('.gallery .preview')];
              await until(() => previews().length >= 60);
              const list = previews()[0].closest('.kinds');
              // The gallery grows while it opens.
              const seen = each => {
                const [box, frame] = [each, list].map(element => element.getBoundingClientRect());
                return box.top < frame.bottom && box.bottom > frame.top;
              };
              const visible = await until(() => previews().filter(seen).every(each => each.querySelector('img')?.naturalWidth > 0)) - begun;
              while (list.scrollTop + list.clientHeight < list.scrollHeight - 1) {
                list.scrollBy({ top: list.clientHeight, behavior: 'instant' });
                await until(() => previews().filter(seen).every(each => each.querySelector('img')?.naturalWidth > 0));
              }
              const whole = performance.now() - begun;
              if (previews().some(each => !(each.querySelector('img')?.naturalWidth > 0))) throw new Error('a preview has no picture');
              const count = previews().length;
              document.querySelector('dialog.gallery').close();
              await until(() => !document.querySelector('dialog.gallery'));
              return { visible, whole, count };
            """)
            if times is not None:
                times.append(taken["visible"])
            whole.append(taken["whole"])
    print(f"  the gallery has {taken['count']} previews")
    line("gallery → what is in sight has pictures", opening)
    first = line("gallery → every preview, screen by screen", all_of_it)
    second = line("gallery again, its previews are kept", again)
    print(f"  {'ratio first / again':<46} {first / second:.1f} ×")


def lists(page):
    host = page.host
    widget = host.add(APP, "Row", "systemSmall")
    page.wait_for(widget)
    forms, firsts, searches = [], [], []
    for number in range(LISTS):
        taken = page.run(f"""
          const slot = slotOf({json.dumps(widget)});
          slot.querySelector('.caption').click();
          await until(() => [...document.querySelectorAll('.menu button')].some(each => each.textContent === 'Edit widget'));
          let begun = performance.now();
          [...document.querySelectorAll('.menu button')].find(each => each.textContent === 'Edit widget').click();
          const form = await until(() => document.querySelector('.platter')?.getAttribute('aria-busy') === 'false') - begun;
          begun = performance.now();
          document.querySelector('.platter [data-parameter=row] .choice').click();
          const rows = () => [...document.querySelectorAll('.picker [role=option]')];
          const first = await until(() => rows().length > 0) - begun;
          const field = document.querySelector('.picker .search');
          begun = performance.now();
          field.value = 'station {7000 + number}';
          field.dispatchEvent(new Event('input'));
          const found = await until(() => rows().length === 1 && rows()[0].textContent.includes('Station {7000 + number}')) - begun;
          rows()[0].click();
          await until(() => !document.querySelector('.picker'));
          document.querySelector('.platter .primary').click();
          await until(() => !document.querySelector('.platter'));
          return {{ form, first, found }};
        """)
        forms.append(taken["form"])
        firsts.append(taken["first"])
        searches.append(taken["found"])
        stored = host.api(f"instances/{widget}/configuration")["configuration"]
        if stored != {"row": 7000 + number} and stored != {"row": str(7000 + number)}:
            raise RuntimeError(f"the form stored {stored}")
    begun = time.perf_counter()
    cursor, rows = "", 0
    while cursor is not None:
        page_of = host.api(f"instances/{widget}/options?parameter=row{cursor and f'&cursor={cursor}'}")
        rows += sum(len(section["options"]) for section in page_of["sections"])
        cursor = page_of["next"]
    whole = (time.perf_counter() - begun) * 1000
    line("“Edit widget” → the form can be used", forms)
    line("list of 10,000 rows → the first rows", firsts)
    line("search in it → what was found (250 ms of rest)", searches)
    print(f"  {'all pages of the list over HTTP':<46} {whole:.0f} ms for {rows} rows")


def turns(page):
    host = page.host
    tiles = [host.add(APP, f"Tile{number}", "systemSmall") for number in range(1, 11)]
    for tile in tiles:
        host.wait("a picture of every tile", lambda tile=tile: host.api(f"instances/{tile}")["stage"] == "timeline", 120)
    for number, tile in enumerate(tiles[1:], 1):
        host.api(f"instances/{tile}/stack", {"onto": tiles[0] if number == 1 else tiles[number - 1]})
    stack = host.api("stacks")[0]
    if len(stack["instances"]) != 10:
        raise RuntimeError(f"the stack has {len(stack['instances'])} widgets")
    page.browser.wait("document.querySelectorAll('.slot.stacked').length === 10", "the stack on the page", 60)
    time.sleep(2)
    times = []
    for number in range(TURNS):
        members = host.api("stacks")[0]
        wanted = members["instances"][(members["instances"].index(members["top"]) + 1) % 10]
        start = page.browser.evaluate("performance.timeOrigin + performance.now()")
        host.api(f"stacks/{stack['id']}/top", {"instance": wanted}, "PUT")
        end = page.run(f"""
          const slot = slotOf({json.dumps(wanted)});
          const shown = await until(() => !slot.classList.contains('covered') && slot.querySelector('.widget img')?.naturalWidth > 0);
          return performance.timeOrigin + shown;
        """)
        times.append(end - start)
        time.sleep(0.6)
    line("a stack of ten turns → the page shows the next", times)


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    if not os.access(bench_host.COMMAND, os.X_OK):
        print("  skipped: no bin/almanac (run `make build`)")
        return
    host = bench_host.BenchHost([f"Benchmarks/Widgets:{APP}"], apps=[])
    page = None
    try:
        page = Page(host)
        tapped = taps(page, count)
        change = line("a change of the page by its own script", plain_changes(page, 30))
        print(f"  {'ratio tap / change of the page':<46} {tapped / change:.1f} ×")
        galleries(page)
        lists(page)
        turns(page)
    except Unavailable as error:
        print(f"  skipped: {error}")
    finally:
        if page:
            page.browser.close()
        host.close()


main()
