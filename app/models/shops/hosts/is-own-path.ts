// @public

const dotSegment = /\/(?:\.|%2e)/i;

/**
 * Whether a request's target is a path of this host: rule hosts-2. `//` and `/\` begin another host, also
 * after dot segments are resolved.
 */
export function isOwnPath(target: string): boolean {
  const path = target.split(/[?#]/, 1)[0] ?? "";
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  return !dotSegment.test(path) || !new URL(`http://shop.invalid${path}`).pathname.startsWith("//");
}
