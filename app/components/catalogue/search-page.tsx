// @public

import { Form, Link } from "@remix-run/react";
import { buttonClass } from "~/components/ui/form/button";
import { StaticPart } from "~/components/ui/framework/static-part";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ProductCardView } from "~/models/catalogue/cards/product-card";
import { countChosen } from "~/models/catalogue/filters/applied-filters";
import type { FoundPage } from "~/models/catalogue/listing/found-pages";
import type { ShownListing } from "~/models/catalogue/listing/listing-view";
import type { StaticData } from "~/models/platform/page/static-data";
import type { Translate } from "~/models/platform/texts/message";
import { searchPath, slugPath } from "~/paths";
import { Listing } from "./listing";
import { ProductCard } from "./product-card";

type SearchPageProps = {
  keyword: string;
  listing: ShownListing;
  /** The shop's pages that match. */
  pages: FoundPage[];
  /** Products offered where nothing was found; null otherwise. */
  offered: StaticData<ProductCardView[]> | null;
};

/**
 * Search results: products and pages; if nothing was asked or found, a search form and products to begin
 * with.
 */
export function SearchPage({ keyword, listing, pages, offered }: SearchPageProps) {
  const t = useTexts();
  const isFiltered = listing.filter !== null && countChosen(listing.filter.applied) > 0;
  // A failed search shows its own message.
  const hasResults = listing.isMissing || listing.paging.itemTotal > 0 || isFiltered;
  return (
    <div className="page-width pb-24 pt-6 md:pt-14">
      <h1 className="pb-5 text-3xl font-medium wrap-anywhere md:pb-8 md:text-5xl">
        {titleOf(t, keyword, hasResults)}
      </h1>
      {hasResults ? <Listing listing={listing} path={searchPath()} /> : <NothingFound keyword={keyword} />}
      {pages.length > 0 ? <FoundPages pages={pages} /> : null}
      {!hasResults && offered ? <OfferedProducts products={offered} /> : null}
    </div>
  );
}

/** A search without products says so in its heading, unless filters are why (rule search-8). */
function titleOf(t: Translate, keyword: string, hasResults: boolean): string {
  if (keyword)
    return hasResults
      ? t("Results for “{keyword}”", { keyword })
      : t("No results for “{keyword}”", { keyword });
  return hasResults ? t("All products") : t("Search");
}

/** Pages of the shop that match (rule search-7), below what can be bought. */
function FoundPages({ pages }: { pages: FoundPage[] }) {
  const t = useTexts();
  return (
    <section aria-labelledby="found-pages" className="my-8 rounded-base bg-sunken px-5 py-4 md:px-8 md:py-6">
      <h2 id="found-pages" className="text-sm font-medium text-muted">
        {pages.length === 1 ? t("Page") : t("Pages")}
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {pages.map(({ slug, title, description }) => (
          <li key={slug}>
            <Link to={slugPath(slug)} className="block py-2.5 underline-offset-4 hover:underline">
              <span className="font-medium">{title}</span>
              {description ? <span className="line-clamp-2 text-sm text-muted">{description}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others buy, where a search found nothing (rule search-8). */
function OfferedProducts({ products }: { products: StaticData<ProductCardView[]> }) {
  const t = useTexts();
  return (
    <section aria-labelledby="offered">
      <h2 id="offered" className="mb-6 text-2xl font-medium">
        {t("Popular Products")}
      </h2>
      <StaticPart of={products} as="ul" className="card-cells md:grid-cols-4 xl:gap-x-8">
        {(shown) =>
          shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))
        }
      </StaticPart>
    </section>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  const t = useTexts();
  return (
    <div className="border-t border-line py-8 md:py-12">
      {keyword ? (
        <p className="text-muted">{t("Try fewer or different words, or the product’s SKU.")}</p>
      ) : (
        <p className="text-muted">{t("What are you looking for?")}</p>
      )}
      <Form method="get" action={searchPath()} className="mt-6 flex max-w-xl gap-3">
        <label htmlFor="search-again" className="sr-only">
          {t("Search again")}
        </label>
        <input
          id="search-again"
          name="q"
          type="search"
          defaultValue={keyword}
          className="h-12 min-w-0 flex-1 rounded-base border border-ink/25 bg-surface px-4 text-base hover:border-ink/50"
        />
        <button type="submit" className={buttonClass()}>
          {t("Search")}
        </button>
      </Form>
    </div>
  );
}
