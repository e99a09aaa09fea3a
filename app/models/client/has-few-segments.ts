/** Most segments of a path (rule input-15): what resolves links against it compares each of them with each link. */
const maxSegments = 64;

/** Whether the path of a request's target has few enough segments, encoded slashes included. */
export function hasFewSegments(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? "";
  return (path.match(/\/|%2f/gi)?.length ?? 0) <= maxSegments;
}
