/** Stands for the shop while a path is resolved; never requested. */
const here = "http://shop.invalid";

const isAscii = /^[\x21-\x7e]*$/;

/**
 * A target that stays in this shop, else the fallback (rule hosts-5). A path
 * begins with one slash. Refused: another host in any spelling (`//`, a backslash, which browsers read as a slash),
 * control characters and spaces, which browsers drop, and paths that become `//` once their dots are resolved.
 */
export function safeRedirect(target: string | null | undefined, fallback = "/"): string {
  if (!target?.startsWith("/") || target.startsWith("//")) return fallback;
  if (/[\\\s\p{Cc}]/u.test(target)) return fallback;
  const url = URL.canParse(target, here) ? new URL(target, here) : null;
  if (!url || url.origin !== here || url.pathname.startsWith("//")) return fallback;
  // A header holds ASCII alone.
  return isAscii.test(target) ? target : url.pathname + url.search + url.hash;
}
