import { useFetcher, useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { withQuery } from "~/paths";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import { readPlace, saveListingPlace } from "./listing-place";
import { useAutoLoad } from "./use-auto-load";

/** Distance below the screen at which the next page is requested. */
const aheadPx = 800;
/** Share of the window's height that the sticky header may cover. */
const coveredShare = 0.15;

/** A growing list. `nextPath` is the address of the next page; null after the last one. */
export type EndlessList = {
  /** Loaded after the first page. */
  more: ProductCardView[];
  shownCount: number;
  nextPath: string | null;
  isLoading: boolean;
  /** Loads the next page now. */
  loadNext: () => void;
  /** For the element at which the next page is requested. */
  checkpoint: RefObject<HTMLDivElement>;
  /** Call it when a product is opened. */
  leaveFor: (productId: number) => void;
};

/** The data of a listing's page, from any route; null if it could not be loaded. */
type PageAnswer = { listing?: ShownListing } | null;

/**
 * Appends page after page while the checkpoint is in view (rule listings-9), and remembers what was loaded
 * when a product is opened, so that the way back leads to the same place. Mount it anew for another listing.
 * @param path the listing's address with its filters
 */
export function useEndlessList(listing: ShownListing, path: string): EndlessList {
  const location = useLocation();
  const isHydrated = useIsHydrated();
  const isBack = useNavigationType() === "POP";
  // During hydration only the server's page may be shown; more follows afterwards.
  const [more, setMore] = useState(() => (isHydrated && isBack ? readPlace(location.key) : null));
  const fetcher = useFetcher<PageAnswer>();
  const checkpoint = useRef<HTMLDivElement>(null);
  const page = more?.page ?? listing.paging.page;
  const { productIds } = listing;
  const nextPath =
    page < listing.paging.total ? withQuery(path, listingQuery(listing, { page: page + 1 })) : null;
  const isLoading = fetcher.state !== "idle";
  // A failed page is not requested again automatically (rule listings-11).
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
    // The checkpoint replaces the page links after hydration, so there is none to observe before.
    if (!isHydrated || !mark || nextPath === null || isLoading || hasFailed) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isHydrated, nextPath, isLoading, hasFailed]);

  useAutoLoad(listing.autoLoads && nextPath !== null && !hasFailed, latest);

  useReturn(location.key, isBack, more === null, setMore);

  return {
    more: more?.products ?? [],
    shownCount: productIds.length + (more?.products.length ?? 0),
    nextPath,
    isLoading,
    loadNext,
    checkpoint,
    leaveFor: (productId) =>
      saveListingPlace(location.key, { page, products: more?.products ?? [], productId }),
  };
}

type More = NonNullable<ReturnType<typeof readPlace>>;

/** Restores what was loaded before, and scrolls to the product that was opened. */
function useReturn(key: string, isBack: boolean, isBare: boolean, setMore: (more: More) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !isBack) return;
    const place = readPlace(key);
    if (!place) return;
    if (isBare && place.products.length > 0) {
      // Entering the address again is not a return, although the browser uses the same history key.
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
    // Keyboard users continue from there, too.
    link.focus({ preventScroll: true });
  }, [key, isBack, isBare, setMore]);
}

/** Whether an element is visible: a header may cover the top of the window. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > window.innerHeight * coveredShare && bottom < window.innerHeight;
}

/** A product that moved between pages during loading is shown once. */
function withoutRepeats(
  firstIds: readonly number[],
  before: readonly ProductCardView[],
  loaded: readonly ProductCardView[],
): ProductCardView[] {
  const known = new Set([...firstIds, ...before.map(({ id }) => id)]);
  return [...before, ...loaded.filter(({ id }) => !known.has(id))];
}
