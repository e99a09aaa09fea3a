import { isStaleChunk, mayReload } from "~/models/error/stale-chunk";

const key = "awning-reloaded-at";

/** Loads the page anew when part of its script is gone, at most once a minute (part 3, §8 "Stale-chunk load failure"). */
export function reloadStalePage(): void {
  const reload = () => {
    if (!mayReload(readLast(), Date.now())) return;
    try {
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without a place to remember it, a reload could follow a reload for ever.
      return;
    }
    window.location.reload();
  };
  window.addEventListener("vite:preloadError", reload);
  window.addEventListener("unhandledrejection", ({ reason }) => isStaleChunk(reason) && reload());
  window.addEventListener("error", ({ error }) => isStaleChunk(error) && reload());
}

function readLast(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
