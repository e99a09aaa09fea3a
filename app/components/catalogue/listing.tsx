// @public

import { useEffect, useRef } from "react";
import { ButtonLink, buttonClass } from "~/components/ui/form/button";
import { opensPanel } from "~/components/ui/panel/panel";
import { useTexts } from "~/components/ui/texts/use-texts";
import { countChosen } from "~/models/catalogue/filters/applied-filters";
import { filterLink } from "~/models/catalogue/filters/listing-filter";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { withQuery } from "~/paths";
import { FilterChips } from "./filters/filter-chips";
import { FilterPanel, filterPanelId } from "./filters/filter-panel";
import { ProductGrid } from "./listing/product-grid";
import { SortForm } from "./listing/sort-form";
import { ViewToggle } from "./listing/view-toggle";

/** `path` is the address without query and filters. */
type ListingProps = { listing: ShownListing; path: string };

/** Products with their count, filters, order, layout and pages. */
export function Listing({ listing, path: basePath }: ListingProps) {
  const t = useTexts();
  const { itemTotal } = listing.paging;
  const { filter } = listing;
  const hasFilters = filter !== null && filter.facets.length > 0;
  const path = filter ? filterLink(basePath, filter, filter.applied).path : basePath;
  const section = useTopOnChange(path);
  return (
    <section ref={section} aria-labelledby="products" className="scroll-mt-4">
      <h2 id="products" className="sr-only">
        {t("Products")}
      </h2>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-y border-line py-2.5 max-sm:gap-1 max-sm:py-1.5">
        <p className="text-sm text-muted max-sm:text-xs" role="status">
          {listing.isMissing
            ? null
            : t("{count, plural, one {# item} other {# items}}", { count: itemTotal })}
        </p>
        <div className="flex min-w-0 items-center gap-3 max-sm:w-full max-sm:flex-wrap max-sm:gap-2">
          {hasFilters ? <FiltersButton filter={filter} /> : null}
          <SortForm listing={listing} path={path} />
          <ViewToggle listing={listing} path={path} />
        </div>
      </div>
      <div className="listing-body" data-layout={hasFilters ? filter.layout : undefined}>
        {hasFilters ? <FilterPanel listing={listing} basePath={basePath} /> : null}
        <div className="min-w-0">
          <FilterChips listing={listing} basePath={basePath} />
          {listing.isMissing ? (
            <MissingListing />
          ) : listing.productIds.length === 0 ? (
            <NothingListed listing={listing} basePath={basePath} />
          ) : (
            <ProductGrid key={withQuery(path, listingQuery(listing))} listing={listing} path={path} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Shown in place of products that could not be loaded. */
function MissingListing() {
  const t = useTexts();
  return (
    <p role="alert" className="py-24 text-center text-muted">
      {t("We couldn’t load the products. Please try again in a moment.")}
    </p>
  );
}

/** An empty listing with a link that clears the filters (rule listings-8). */
function NothingListed({ listing, basePath }: { listing: ShownListing; basePath: string }) {
  const t = useTexts();
  const isFiltered = listing.filter !== null && countChosen(listing.filter.applied) > 0;
  return (
    <div className="flex flex-col items-center gap-6 py-24 text-center">
      <p className="text-muted">{t("No products found for this selection.")}</p>
      {isFiltered ? (
        <ButtonLink
          to={withQuery(basePath, listingQuery(listing, { page: 1 }))}
          variant="secondary"
          preventScrollReset
        >
          {t("Clear all filters")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

/** Opens the filters where they are not shown beside the list. */
function FiltersButton({ filter }: { filter: NonNullable<ShownListing["filter"]> }) {
  const t = useTexts();
  const chosen = countChosen(filter.applied);
  return (
    <button
      type="button"
      {...opensPanel(filterPanelId)}
      data-layout={filter.layout}
      className={buttonClass("secondary", "sm", "filter-button min-h-11")}
    >
      {t("Filters")}
      {chosen > 0 ? ` (${chosen})` : ""}
    </button>
  );
}

/** Scrolls to the top of the list after a change of filters further down (rule listings-9). */
function useTopOnChange(path: string) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView({ block: "start" });
  }, [path]);
  return section;
}
