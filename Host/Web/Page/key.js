// The access key, which every request to the host needs. The page gets it through the address that `almanac serve` and `almanac open` print.

const name = 'key';
const inAddress = /^#key=([0-9A-Za-z]+)$/;

/** What a person can do without a key, or with one that the host refuses. */
export const advice = 'Run “almanac open”: it opens this page with its access key.';

let key = null;
// A browser may forbid storage. Then the key lasts as long as the page.
try { key = localStorage.getItem(name); } catch { /* no stored key */ }

/** The header fields of a request to the host. */
export const headers = (more = {}) => (key ? { ...more, Authorization: `Bearer ${key}` } : more);

/**
 * Takes the key out of the page's address. It replaces an earlier key only if the host accepts it, because any site can link to the page.
 * @param isAccepted asks the host, with the new key
 */
export async function takeFromAddress(isAccepted) {
  const given = inAddress.exec(location.hash)?.[1];
  if (!given) return;
  // A bookmark or a screenshot of the page must not show the key.
  history.replaceState(null, '', location.pathname + location.search);
  if (given === key) return;
  const former = key;
  key = given;
  if (former && !await isAccepted()) { key = former; return; }
  try { localStorage.setItem(name, given); } catch { /* used until the page is closed */ }
}

/** Calls `load` when the person gives this page an address with another key. */
export function onNewKey(load) {
  addEventListener('hashchange', () => { if (inAddress.test(location.hash)) load(); });
}
