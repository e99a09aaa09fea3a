// @public

type Place = { pathname: string; search: string; hash: string };

/** A change of page that a router is at. */
export type PendingNavigation = { state: "idle" | "loading" | "submitting"; location?: Place | undefined };

/**
 * The address to load as a document when the script of the next page is gone (rule layout-8); null where the
 * page in view is the one to load: none is on its way, it is the same page, or a form is being sent, which
 * loading would not send.
 */
export function addressToLoad(navigation: PendingNavigation | undefined, shown: Place): string | null {
  const place = navigation?.location;
  if (!place || navigation.state !== "loading") return null;
  // Another place of the same page would only be scrolled to.
  if (place.pathname === shown.pathname && place.search === shown.search) return null;
  return place.pathname + place.search + place.hash;
}
