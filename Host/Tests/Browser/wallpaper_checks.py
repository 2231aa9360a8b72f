"""Checks of the person's own wallpaper: chosen and removed by the keyboard, shown behind widgets, and composed with them. Used by page_test.py."""

import base64
import json
import pathlib
import tempfile
import time
import urllib.request

from settings_checks import DIALOG, opened
from waiting import GUARD, soon

# A picture with bright and dark parts, as a photograph has them.
PHOTOGRAPH = """(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1900 });
  const context = canvas.getContext('2d');
  const fill = (gradient, stops) => { stops.forEach(([at, colour]) => gradient.addColorStop(at, colour)); context.fillStyle = gradient; };
  fill(context.createLinearGradient(0, 0, 0, 1900), [[0, '#0b2545'], [.3, '#f2c14e'], [.42, '#fffbe6'], [.46, '#0f6e84'], [.75, '#083d4a'], [1, '#f5e6c8']]);
  context.fillRect(0, 0, 900, 1900);
  fill(context.createRadialGradient(650, 640, 10, 650, 640, 420), [[0, '#ffffff'], [.3, '#ffe9a8'], [1, 'rgba(255,200,80,0)']]);
  context.fillRect(0, 0, 900, 1900);
  for (let n = 0; n < 60; n++) {
    context.fillStyle = `hsl(${195 + n % 7 * 4} 60% ${20 + n * 7 % 50}% / .5)`;
    context.beginPath();
    context.ellipse(n * 257 % 900, 900 + n * 131 % 620, 40 + n % 5 * 30, 6 + n % 4 * 3, .1, 0, 7);
    context.fill();
  }
  return canvas.toDataURL('image/jpeg', .9).split(',')[1];
})()"""

# The differences of two PNG files of one size: the mean of all channels, and the part of pixels that differ by more than 24.
DIFFERENCE = """(async (one, other) => {
  const pixels = async (text) => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (each) => each.charCodeAt(0))], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)];
  let [sum, far, count] = [0, 0, 0];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
    let largest = 0;
    for (let c = 0; c < 3; c++) {
      const difference = Math.abs(a.data[(y * a.width + x) * 4 + c] - b.data[(y * b.width + x) * 4 + c]);
      sum += difference;
      largest = Math.max(largest, difference);
    }
    count += 1;
    if (largest > 24) far += 1;
  }
  return { mean: sum / count / 3, far: far / count, width: a.width - b.width, height: a.height - b.height };
})"""

# The opacity of a widget's picture in its middle and in its corner.
OPACITY = """(id => {
  const image = document.querySelector(`[data-instance="${id}"] .widget img:last-of-type`);
  if (!image?.naturalWidth) return null;
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const at = (x, y) => context.getImageData(x, y, 1, 1).data[3];
  return { middle: at(canvas.width >> 1, 3), corner: at(0, 0) };
})"""


def choose(test, file):
    """Chooses a file with the button of the settings, by the keyboard."""
    browser = test.browser
    browser.chooser = None
    browser.evaluate("document.getElementById('choose-wallpaper').focus()")
    browser.key("Enter")
    soon(test, lambda: browser.evaluate("1") and browser.chooser is not None, "the button of the wallpaper opens no dialog for files")
    browser.send("DOM.setFileInputFiles", files=[str(file)], backendNodeId=browser.chooser)


def wallpaper(test):
    browser, host = test.browser, test.host
    photograph = base64.b64decode(browser.evaluate(PHOTOGRAPH))
    shown = "[...document.querySelectorAll('.wallpaper')]"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "photograph.jpg").write_bytes(photograph)
        (folder / "short.jpg").write_bytes(photograph[: len(photograph) // 2])
        (folder / "text.png").write_text("no picture")
        (folder / "large.png").write_bytes(bytes(host.api("device")["largestWallpaper"] + 1))
        browser.send("Page.setInterceptFileChooserDialog", enabled=True)
        opened(test)
        problem = "document.getElementById('setting-wallpaper-problem').textContent"
        for file, said in (("text.png", "it is not a PNG"), ("short.jpg", "the file ends early"), ("large.png", "more than 20971520 bytes")):
            choose(test, folder / file)
            test.wait(f"{problem}.includes({json.dumps(said)})", f"the page to refuse {file}")
        test.check(host.api("device")["wallpaper"] is None, "a refused wallpaper is shown")
        choose(test, folder / "short.jpg")
        test.wait(f"{problem}.includes('ends early')", "the page to refuse it again")
        browser.evaluate("document.getElementById('choose-wallpaper').scrollIntoView({ block: 'center' })")
        test.shot("settings-wallpaper-refused")

        choose(test, folder / "photograph.jpg")
        soon(test, lambda: host.api("device")["wallpaper"] is not None, "the host does not have the wallpaper")
        test.check(host.api("device")["wallpaper"]["width"] == 900, "the wallpaper has another size")
        test.wait(f"{problem} === '' && {shown}.every(i => i.src.startsWith('blob:') && i.naturalWidth === 900)", "the page to show the wallpaper")
        test.wait(f"{DIALOG}.querySelector('.thumbnail').naturalWidth === 900", "the settings to show the wallpaper")
        test.shot("settings-wallpaper")
        browser.key("Escape")
        test.wait(f"!{DIALOG}", "Esc to close the settings")
    # Refused files are responses with status 422.
    browser.console_errors = [e for e in browser.console_errors if "/v1/device/wallpaper" not in e]

    composed(test)

    opened(test)
    for _ in range(60):
        if browser.evaluate("document.activeElement.id") == "remove-wallpaper":
            break
        browser.key("Tab")
    browser.key("Enter")
    test.wait(f"{shown}.every(i => i.src.endsWith('.webp')) && document.activeElement.id === 'choose-wallpaper'", "the usual wallpaper again")
    test.check(host.api("device")["wallpaper"] is None, "the host still has the wallpaper")
    browser.key("Escape")
    test.wait("!document.querySelector('dialog.device-settings')", "Esc to close the settings")
    browser.send("Page.setInterceptFileChooserDialog", enabled=False)


def composed(test):
    """Containers are composed by the painter over the wallpaper; content without one is exact over it as a layer."""
    browser = test.browser
    home = test.ids()
    last = test.picture(home[0])["sum"]
    for appearance in ("tinted", "clear"):
        test.choose("appearance", appearance)
        last = test.other_picture(home[0], last, f"the {appearance} home screen has the same picture over another wallpaper")
        test.wait(f"(o => o?.middle === 255 && o.corner === 0)({OPACITY}({json.dumps(home[0])}))", f"the container of the {appearance} home screen")
        browser.rest()
        test.shot(f"wallpaper-{appearance}")
    # A new wallpaper is a new picture, without a reload.
    decisions = test.host.api(f"instances/{home[0]}/decisions?limit=100")
    with urllib.request.urlopen(f"{test.host.url}/wallpaper-dark.webp", timeout=GUARD) as response:
        usual = response.read()
    kept = own(test)
    put(test, usual, "image/webp")
    test.other_picture(home[0], last, "the clear home screen has the same picture over another wallpaper")
    put(test, kept, "image/png")
    test.check(len(test.host.api(f"instances/{home[0]}/decisions?limit=100")) == len(decisions), "a wallpaper costs a reload")
    test.choose("appearance", "normal")

    test.choose_place("lockScreen")
    widget, _ = test.add_to_slot("Below the clock", "accessoryRectangular")
    line, _ = test.add_to_slot("Above the clock", "accessoryInline")
    test.picture(widget)
    chosen = browser.evaluate("document.querySelector('#scheme [aria-checked=true]').dataset.value")
    for scheme in ("dark", "light"):
        browser.evaluate(f"document.querySelector('#scheme [data-value={scheme}]').click()")
        test.wait(f"document.documentElement.dataset.scheme === '{scheme}'", f"the page to turn {scheme}")
        browser.rest()
        test.shot(f"wallpaper-lock-{scheme}")
    compare(test, widget)
    browser.resize(390, 844, 3, mobile=True)
    time.sleep(1.5)
    test.shot("wallpaper-lock-narrow")
    test.choose_place("homeScreen")
    test.choose("appearance", "clear")
    time.sleep(2.5)
    test.shot("wallpaper-clear-narrow")
    test.choose("appearance", "normal")
    browser.desktop_window()
    browser.evaluate(f"document.querySelector('#scheme [data-value={chosen}]').click()")
    for instance in (widget, line):
        test.removed_elsewhere.add(instance)
        test.host.api(f"instances/{instance}", "DELETE")
    test.wait(f"{test.slots()} === {len(home)}", "the home screen")


def own(test):
    with urllib.request.urlopen(test.host.request("device/wallpaper"), timeout=GUARD) as response:
        return response.read()


def put(test, file, media_type):
    request = urllib.request.Request(
        f"{test.host.url}/v1/device/wallpaper", data=file, method="PUT",
        headers={"Authorization": f"Bearer {test.host.key}", "Content-Type": media_type})
    with urllib.request.urlopen(request, timeout=GUARD) as response:
        test.check(response.status == 200, "the wallpaper is refused")


# What the page adds for a wallpaper that light text cannot be read on: dark ink, and a shade. The painter does not know what else is on the screen.
PLAIN = ".slot .widget { filter: none !important } .phone .shade { background: none !important }"


def compare(test, widget):
    """What the page shows of a widget is what the painter composes."""
    browser = test.browser
    browser.evaluate(f"(sheet => {{ sheet.replaceSync({json.dumps(PLAIN)}); document.adoptedStyleSheets = [sheet]; }})(new CSSStyleSheet())")
    at = browser.evaluate(f"""(() => {{
      const phone = document.querySelector('.phone'), slot = document.querySelector('[data-instance="{widget}"]'), screen = document.querySelector('.screen');
      const k = Number(getComputedStyle(phone).getPropertyValue('--k')), box = slot.querySelector('.widget').getBoundingClientRect();
      return {{ scale: k * devicePixelRatio, x: parseFloat(slot.style.left) / k, y: parseFloat(slot.style.top) / k, width: screen.clientWidth / k, height: screen.clientHeight / k,
        box: {{ x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height }} }};
    }})()""")
    clip = {**at["box"], "scale": 1}
    page = browser.send("Page.captureScreenshot", format="png", clip=clip)["data"]
    browser.evaluate("document.adoptedStyleSheets = []")
    over = ",".join(f"{at[name]:.2f}" for name in ("x", "y", "width", "height"))
    request = test.host.request(f"instances/{widget}/image.png?appearance=normal&over={over}&wallpaper=light&scale={at['scale']:.4f}")
    with urllib.request.urlopen(request, timeout=GUARD) as response:
        painted = base64.b64encode(response.read()).decode()
    found = browser.evaluate(f"{DIFFERENCE}({json.dumps(page)}, {json.dumps(painted)})")
    # Glyphs of a timer that went on, and edges between two pixels.
    test.check(found["mean"] < 3 and found["far"] < 0.1, f"the page and the painter compose another lock screen: {found}")
    if abs(found["width"]) > 1 or abs(found["height"]) > 1:
        test.check(False, f"the page and the painter have other sizes: {found}")
