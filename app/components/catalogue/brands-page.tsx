import { Link } from "@remix-run/react";
import { searchPath } from "~/paths";

/** A brand leads to the search for it. */
type BrandsPageProps = { brands: { name: string; productCount: number }[] };

/** All brands by name, with their number of products (part 1, §2 `/brands`). */
export function BrandsPage({ brands }: BrandsPageProps) {
  return (
    <div className="mx-auto max-w-[1280px] px-5 pb-24 pt-10 md:px-8 md:pt-14">
      <h1 className="pb-8 text-4xl font-medium md:text-5xl">Brands</h1>
      {brands.length === 0 ? <p className="text-muted">There are no brands yet.</p> : null}
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-10 xl:grid-cols-3">
        {brands.map(({ name, productCount }) => (
          <li key={name} className="border-b border-line">
            <Link
              to={searchPath(name)}
              className="flex min-h-14 items-baseline justify-between gap-4 py-4 underline-offset-4 hover:underline"
            >
              <span>{name}</span>
              <span className="text-sm tabular-nums text-muted">
                {productCount} {productCount === 1 ? "item" : "items"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
