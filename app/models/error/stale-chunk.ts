/** A page whose files are gone is loaded anew, at most once in this time (rule layout-8). */
const reloadPauseMs = 60_000;

/** What browsers say when a file of the page's script is not there any more, as after a new version was put up. */
const loadFailure =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that part of the page's script could not be loaded. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && loadFailure.test(error.message);
}

/** Whether the page may be loaded anew. @param lastReload what was kept of the last one: its time in ms, as text */
export function mayReload(lastReload: string | null, nowMs: number): boolean {
  const lastMs = Number(lastReload ?? Number.NaN);
  return !Number.isFinite(lastMs) || nowMs - lastMs >= reloadPauseMs || lastMs > nowMs;
}
