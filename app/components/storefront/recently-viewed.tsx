// @public

import { lazy, Suspense, useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { readViewed, type Viewed, withViewed } from "~/models/catalogue/cards/recently-viewed";
import { useRootData } from "../ui/page/root-data";

// Only for those who viewed something before.
const ViewedProducts = lazy(() => import("./product/viewed-products"));

type RecentlyViewedProps = {
  /** Of the product of this page, which is noted and not listed. */
  sku?: string;
  title?: string;
  /** Most products that are shown. */
  limit?: number;
};

/**
 * Products this browser viewed before. The list stays in the browser and pages are the same for all visitors,
 * so it comes after the page, and without a script not at all (rule recently-viewed-1).
 */
export function RecentlyViewed({ sku, title, limit = 4 }: RecentlyViewedProps) {
  const t = useTexts();
  const { code } = useRootData().shop;
  const [viewed, setViewed] = useState<Viewed>([]);
  useEffect(() => {
    const before = keptList(code);
    if (sku) keepList(code, withViewed(before, sku));
    setViewed(before.filter((one) => one !== sku).slice(0, limit));
  }, [code, sku, limit]);
  return viewed.length > 0 ? (
    <Suspense>
      <ViewedProducts skus={viewed} title={title ?? t("Recently viewed")} />
    </Suspense>
  ) : null;
}

/** A browser may refuse to keep or show anything. */
function keptList(code: string): Viewed {
  try {
    return readViewed(localStorage.getItem(`viewed-${code}`));
  } catch {
    return [];
  }
}

function keepList(code: string, viewed: Viewed): void {
  try {
    localStorage.setItem(`viewed-${code}`, JSON.stringify(viewed));
  } catch {
    // Then nothing is remembered.
  }
}
