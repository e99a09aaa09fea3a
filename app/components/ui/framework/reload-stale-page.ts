import { addressToLoad } from "~/models/platform/error/address-to-load";
import { isStaleChunk, mayReload } from "~/models/platform/error/stale-chunk";

const key = "awning-reloaded-at";

/**
 * Reloads the page when part of its script is gone, at most once a minute; a visitor who is on the way to
 * another page gets that one (rule layout-8).
 */
export function reloadStalePage(): void {
  window.addEventListener("awning:stale-route", () => reloadOnce() || followByDocument());
  window.addEventListener("vite:preloadError", reloadOnce);
  window.addEventListener("unhandledrejection", ({ reason }) => isStaleChunk(reason) && reloadOnce());
  window.addEventListener("error", ({ error }) => isStaleChunk(error) && reloadOnce());
}

/** Whether the page, or the one on its way, is being loaded; false if that was just tried. */
function reloadOnce(): boolean {
  // Without a connection a reload would only lose the page (rule errors-7).
  if (!navigator.onLine || !mayReload(readLast(), Date.now())) return false;
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage to remember it, reloads could repeat forever.
    return false;
  }
  if (!followByDocument()) window.location.reload();
  return true;
}

/**
 * Has the browser load the requested page as a document, which works without its script.
 * @returns whether another page was requested
 */
function followByDocument(): boolean {
  const address = addressToLoad(window.__remixRouter?.state.navigation, window.location);
  if (address !== null) window.location.assign(address);
  return address !== null;
}

function readLast(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
