// @public

/** Placeholder origin for resolving paths; never requested. */
const here = "http://shop.invalid";

const isAscii = /^[\x21-\x7e]*$/;

/**
 * The target if it stays in this shop, else the fallback (rule hosts-5). A valid path begins with a single
 * slash. Refused: other hosts in any spelling (`//`, or a backslash, which browsers read as a slash), control
 * characters and spaces, which browsers drop, and paths that become `//` once dot segments are resolved.
 */
export function safeRedirect(target: string | null | undefined, fallback = "/"): string {
  if (!target?.startsWith("/") || target.startsWith("//")) return fallback;
  if (/[\\\s\p{Cc}]/u.test(target)) return fallback;
  const url = URL.canParse(target, here) ? new URL(target, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//")) return fallback;
  // A header holds ASCII only.
  return isAscii.test(target) ? target : url.pathname + url.search + url.hash;
}
