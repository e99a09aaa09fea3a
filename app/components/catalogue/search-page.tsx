import { Form } from "@remix-run/react";
import { buttonClass } from "~/components/ui/button";
import type { ShownListing } from "~/models/catalogue/listing-view";
import { countChosen } from "~/models/filter-path/applied-filters";
import { searchPath } from "~/paths";
import { Listing } from "./listing";

/** Search results, or a search form if nothing was asked or found. */
export function SearchPage({ keyword, listing }: { keyword: string; listing: ShownListing }) {
  const isFiltered = listing.filter !== null && countChosen(listing.filter.applied) > 0;
  // A failed search shows its own message.
  const hasResults = listing.isMissing || listing.paging.itemTotal > 0 || isFiltered;
  return (
    <div className="mx-auto max-w-[1280px] px-5 pb-24 pt-10 md:px-8 md:pt-14">
      <h1 className="pb-8 text-4xl font-medium wrap-anywhere md:text-5xl">
        {keyword ? `Results for “${keyword}”` : hasResults ? "All products" : "Search"}
      </h1>
      {hasResults ? <Listing listing={listing} path={searchPath()} /> : <NothingFound keyword={keyword} />}
    </div>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <div className="border-t border-line py-12">
      {keyword ? (
        <>
          <p>No products found for this selection.</p>
          <p className="mt-2 text-muted">Try fewer or other words, or the SKU printed on a label.</p>
        </>
      ) : (
        <p className="text-muted">What are you looking for?</p>
      )}
      <Form method="get" action={searchPath()} className="mt-6 flex max-w-xl gap-3">
        <label htmlFor="search-again" className="sr-only">
          Search again
        </label>
        <input
          id="search-again"
          name="q"
          type="search"
          defaultValue={keyword}
          className="h-12 min-w-0 flex-1 rounded-base border border-ink/25 bg-surface px-4 text-base hover:border-ink/50"
        />
        <button type="submit" className={buttonClass()}>
          Search
        </button>
      </Form>
    </div>
  );
}
