// @public

/** What is asked of a link; an `HTMLAnchorElement` has all of it. */
export type FollowedLink = {
  href: string;
  target: string;
  rel: string;
  hasAttribute: (name: string) => boolean;
};

/** Addresses that answer something else than a page: pictures, scripts, calls, what others embed. */
const isNoPage =
  /^(?:\/[a-z]{2}(?:-[a-z]+)?)?\/(?:media|assets|api|api-graphql|admin-graphql|embed)(?:\/|$)|\.[a-z0-9]+$/i;

/**
 * The path the app opens without a page load for a plain link; null where the browser must follow it: out of
 * the shop, into another tab, to a file, or to a place on the page in view (rule hydration-2).
 */
export function pathOfLink(link: FollowedLink, here: { href: string; origin: string }): string | null {
  if ((link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  if (/\bexternal\b/.test(link.rel) || !URL.canParse(link.href)) return null;
  const { origin, pathname, search, hash, href } = new URL(link.href);
  if (origin !== here.origin || isNoPage.test(pathname)) return null;
  const [page] = here.href.split("#");
  if (hash !== "" && href.split("#")[0] === page) return null;
  return pathname + search + hash;
}
