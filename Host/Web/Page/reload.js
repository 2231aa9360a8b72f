// A person's request of a new timeline, which the host grants or puts off.

import * as api from './api.js';
import { showError, toast } from './feedback.js';

/** Requests a new timeline, and says when it comes if it does not come now. */
export async function requestReload({ id, appName, displayName }) {
  try {
    await api.reload(id);
    const { fresh, next, sentences } = await api.why(id);
    toast(!fresh && next !== null ? `${displayName}: ${sentences.freshness}` : `Requested a new timeline from ${appName}.`);
  } catch (error) {
    showError(error);
  }
}
