import { ProductCard } from "~/components/store/product-card";
import { ProductRow } from "~/components/store/product-row";
import type { ListingView } from "~/models/catalogue/listing-view";
import { Pager } from "./pager";
import { SortForm } from "./sort-form";
import { ViewToggle } from "./view-toggle";

/** Cards whose pictures are on a screen at once, as a rule: their pictures are loaded first. */
const firstRow = 4;

/** Products with their count, order, layout and pages. `path` is the listing's address without a query. */
export function Listing({ listing, path }: { listing: ListingView; path: string }) {
  const { itemTotal } = listing.paging;
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="sr-only">
        Products
      </h2>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-y border-line py-2.5">
        <p className="text-sm text-muted" role="status">
          {itemTotal} {itemTotal === 1 ? "item" : "items"}
        </p>
        <div className="flex items-center gap-3">
          <SortForm listing={listing} path={path} />
          <ViewToggle listing={listing} path={path} />
        </div>
      </div>
      {listing.products.length === 0 ? (
        <p className="py-24 text-center text-muted">No products found for this selection.</p>
      ) : (
        <Products listing={listing} />
      )}
      <Pager listing={listing} path={path} />
    </section>
  );
}

function Products({ listing }: { listing: ListingView }) {
  const isList = listing.layout === "list";
  const grid = isList
    ? "mt-8 grid gap-y-10"
    : "mt-8 grid grid-cols-2 gap-x-4 gap-y-12 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 xl:gap-x-8";
  return (
    <ul className={grid}>
      {listing.products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          {isList ? (
            <ProductRow product={product} priority={index < firstRow} />
          ) : (
            <ProductCard product={product} priority={index < firstRow} />
          )}
        </li>
      ))}
    </ul>
  );
}
