// @public

/** Shortest time between two reloads of a page whose script files are gone, ms (rule layout-8). */
const reloadPauseMs = 60_000;

/** Browsers' messages for a missing script file, as after a new version was deployed. */
const loadFailure =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the page's script could not be loaded. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && loadFailure.test(error.message);
}

/**
 * Whether the page may be reloaded.
 * @param lastReload stored time of the last reload in ms, as text
 */
export function mayReload(lastReload: string | null, nowMs: number): boolean {
  const lastMs = Number(lastReload ?? Number.NaN);
  return !Number.isFinite(lastMs) || nowMs - lastMs >= reloadPauseMs || lastMs > nowMs;
}
