// @public

/** Most segments of a path (rule input-15): resolving links compares every segment with every link. */
const maxSegments = 64;

/** Whether a request's path has few enough segments, encoded slashes included. */
export function hasFewSegments(target: string): boolean {
  if (target.length <= maxSegments) return true;
  const path = target.split(/[?#]/, 1)[0] ?? "";
  return (path.match(/\/|%2f/gi)?.length ?? 0) <= maxSegments;
}
