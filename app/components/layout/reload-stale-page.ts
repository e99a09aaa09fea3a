import { isStaleChunk, mayReload } from "~/models/error/stale-chunk";

const key = "awning-reloaded-at";

/** Reloads the page when part of its script is gone, at most once a minute (rule layout-8). */
export function reloadStalePage(): void {
  window.addEventListener("awning:stale-route", () => reloadOnce() || followByDocument());
  window.addEventListener("vite:preloadError", reloadOnce);
  window.addEventListener("unhandledrejection", ({ reason }) => isStaleChunk(reason) && reloadOnce());
  window.addEventListener("error", ({ error }) => isStaleChunk(error) && reloadOnce());
}

/** Whether the page is being reloaded; false if that was just tried. */
function reloadOnce(): boolean {
  if (!mayReload(readLast(), Date.now())) return false;
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage to remember it, reloads could repeat forever.
    return false;
  }
  window.location.reload();
  return true;
}

/** The requested page works without its script, so the browser loads it as a document. */
function followByDocument(): void {
  const { location } = window.__remixRouter?.state.navigation ?? {};
  if (location) window.location.assign(location.pathname + location.search + location.hash);
}

function readLast(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
