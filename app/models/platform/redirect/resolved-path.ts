// @public

/** Placeholder origin for resolving paths; never requested. */
const here = "http://shop.invalid";

/**
 * A target as a browser asks for it: path, query and fragment, with dot segments resolved, encoded ones
 * (`%2e%2e`) too. What a path may do is decided by this one (rule hosts-5).
 */
export function resolvedPath(target: string): { pathname: string; target: string } {
  const { pathname, search, hash } = new URL(target, here);
  return { pathname, target: `${pathname}${search}${hash}` };
}
