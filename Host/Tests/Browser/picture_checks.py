"""Checks when a picture of the page asks the host for another one. Used by page_test.py."""

# A picture whose answers are held back: `answer` gives that to the oldest request, and says that the picture changes in twelve hours.
PICTURE = """(async () => {
  const { LivePicture } = await import('/picture.js');
  const { body } = document;
  const frame = body.appendChild(document.createElement('div'));
  Object.assign(frame.style, { position: 'fixed', inset: '0 auto auto 0', width: '4px', height: '4px' });
  const blob = await new Promise((resolve) => { Object.assign(document.createElement('canvas'), { width: 4, height: 4 }).toBlob(resolve); });
  const send = window.fetch;
  const [requested, waiting] = [[], []];
  window.fetch = (address, options) => {
    if (!String(address).startsWith('v1/tried/')) return send(address, options);
    requested.push(address);
    return new Promise((resolve, reject) => {
      waiting.push(resolve);
      options.signal.addEventListener('abort', () => reject(options.signal.reason));
    });
  };
  const picture = new LivePicture(frame, { onFailure: () => {}, onChange: () => { window.tried.changes += 1; } });
  window.tried = {
    picture, requested, changes: 0,
    answer: () => waiting.shift()(new Response(blob, { headers: { ETag: `"${requested.length}"`, 'Almanac-Next-Change-In': '43200000' } })),
    end: () => { picture.stop(); frame.remove(); window.fetch = send; delete window.tried; },
  };
})()"""


def pictures(test):
    """A picture that the host does not have yet is not asked for; one that it has announced is, also if the appearance changes meanwhile."""
    browser = test.browser
    browser.evaluate(PICTURE)
    browser.evaluate("tried.picture.show('v1/tried/day', { ready: false })")
    test.check(browser.evaluate("tried.requested") == [], "a picture that the host does not have is asked for")
    browser.evaluate("void tried.picture.refresh()")
    test.check(browser.evaluate("tried.requested") == ["v1/tried/day"], "a picture that the host has announced is not asked for")
    # The caller does not know yet that the host has a picture. The request that runs must not put off that of the new address.
    browser.evaluate("tried.picture.show('v1/tried/night', { ready: false }); tried.answer()")
    test.wait("tried.requested.at(-1) === 'v1/tried/night'", "the picture at the new address to be asked for")
    browser.evaluate("tried.answer()")
    test.wait("tried.changes > 0 && tried.picture.shownURL === 'v1/tried/night'", "the picture at the new address")
    browser.evaluate("tried.picture.show('v1/tried/dawn', { ready: false })")
    test.check(browser.evaluate("tried.requested.at(-1)") == "v1/tried/dawn", "a picture is not replaced when its address changes")
    browser.evaluate("tried.end()")
