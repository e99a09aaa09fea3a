import { useFetcher, useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing-view";
import type { ProductCardView } from "~/models/catalogue/product-card";
import { withQuery } from "~/paths";
import { readPlace, savePlace } from "./listing-place";

/** How often a listing that loads by itself asks for its next page (rule listings-9). */
const autoLoadMs = 1500;
/** How far below the screen the next page is asked for. */
const aheadPx = 800;
/** How much of the window's height the sticky header may cover. */
const coveredShare = 0.15;

/** A listing that grows. `nextPath` is the address of the next page, null behind the last one. */
export type EndlessList = {
  /** Loaded after the first page. */
  more: ProductCardView[];
  shownCount: number;
  nextPath: string | null;
  isLoading: boolean;
  /** Loads the next page now. */
  loadNext: () => void;
  /** Stands where the next page begins to be wanted. */
  checkpoint: RefObject<HTMLDivElement>;
  /** Call it when a product is left for. */
  leaveFor: (productId: number) => void;
};

/** What a page of a listing brings, whichever route it belongs to; null when it could not be had. */
type PageAnswer = { listing?: ShownListing } | null;

/**
 * Appends page after page while the checkpoint is in view (rule listings-9), and remembers what was loaded when a
 * product is opened, so that the way back leads to the same place. Mount it anew for another listing.
 * @param path the listing's address with its filters
 */
export function useEndlessList(listing: ShownListing, path: string): EndlessList {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const isBack = useNavigationType() === "POP";
  // While hydrating the server's page stands; only then may more be shown than it had.
  const [more, setMore] = useState(() => (isHydrated && isBack ? readPlace(location.key) : null));
  const fetcher = useFetcher<PageAnswer>();
  const checkpoint = useRef<HTMLDivElement>(null);
  const page = more?.page ?? listing.paging.page;
  const { productIds } = listing;
  const nextPath =
    page < listing.paging.total ? withQuery(path, listingQuery(listing, { page: page + 1 })) : null;
  const isLoading = fetcher.state !== "idle";
  // What could not be loaded is not asked for again by itself (rule listings-11).
  const hasFailed = !isLoading && (fetcher.data === null || fetcher.data?.listing?.isMissing === true);

  useEffect(() => {
    const loaded = fetcher.data?.listing;
    if (!loaded || loaded.paging.page !== page + 1) return;
    setMore((before) => ({
      page: loaded.paging.page,
      products: withoutRepeats(productIds, before?.products ?? [], loaded.products.data ?? []),
      productId: null,
    }));
  }, [fetcher.data, page, productIds]);

  const loadNext = () => {
    if (nextPath && fetcher.state === "idle") fetcher.load(nextPath);
  };
  const latest = useRef(loadNext);
  latest.current = loadNext;

  useEffect(() => {
    const mark = checkpoint.current;
    // The checkpoint takes the place of the page links once the page is hydrated: before that there is none to watch.
    if (!isHydrated || !mark || nextPath === null || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isHydrated, nextPath, isLoading, hasFailed]);

  useEffect(() => {
    if (!listing.autoLoads || nextPath === null || hasFailed) return;
    const timer = setInterval(() => latest.current(), autoLoadMs);
    return () => clearInterval(timer);
  }, [listing.autoLoads, nextPath, hasFailed]);

  useReturn(location.key, isBack, more === null, setMore);

  return {
    more: more?.products ?? [],
    shownCount: productIds.length + (more?.products.length ?? 0),
    nextPath,
    isLoading,
    loadNext,
    checkpoint,
    leaveFor: (productId) => savePlace(location.key, { page, products: more?.products ?? [], productId }),
  };
}

type More = NonNullable<ReturnType<typeof readPlace>>;

/** Takes up what was loaded before, and shows the product that was left for. */
function useReturn(key: string, isBack: boolean, isBare: boolean, setMore: (more: More) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isBack) return;
    const place = readPlace(key);
    if (!place) return;
    if (isBare && place.products.length > 0) {
      // Typing the address anew is no return, though the browser names it alike.
      const [entry] = performance.getEntriesByType("navigation");
      if ((entry as PerformanceNavigationTiming | undefined)?.type !== "back_forward") return;
      setMore(place);
      return;
    }
    isDone.current = true;
    const card = document.getElementById(`product-${place.productId}`);
    if (!card) return;
    const link = card.querySelector<HTMLElement>("h3 a") ?? card;
    if (!isInView(link)) card.scrollIntoView({ block: "center", behavior: "instant" });
    // Whoever goes by the keyboard goes on from there too.
    link.focus({ preventScroll: true });
  }, [key, isBack, isBare, setMore]);
}

/** Whether something can be read where the page stands: a header may cover the top of the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > window.innerHeight * coveredShare && bottom < window.innerHeight;
}

/** A product that moved between pages while they were loaded is shown once. */
function withoutRepeats(
  firstIds: readonly number[],
  before: readonly ProductCardView[],
  loaded: readonly ProductCardView[],
): ProductCardView[] {
  const known = new Set([...firstIds, ...before.map(({ id }) => id)]);
  return [...before, ...loaded.filter(({ id }) => !known.has(id))];
}
