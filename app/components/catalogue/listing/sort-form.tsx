import { Form, useSubmit } from "@remix-run/react";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing-view";
import { buttonClass } from "../../ui/button";

/** Selects the order: at once with a script, by its button without one. */
export function SortForm({ listing, path }: { listing: ShownListing; path: string }) {
  const submit = useSubmit();
  const kept = Object.entries(listingQuery(listing, { sort: listing.defaultSort }));
  return (
    <Form
      method="get"
      action={path}
      preventScrollReset
      className="flex items-center gap-2 max-sm:flex-1 sm:min-w-0"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-sm text-muted max-sm:sr-only">
        Sort by
      </label>
      <select
        id="sort"
        name="sort"
        // A new order changes the address; the field follows it, also when going back.
        key={listing.sort}
        defaultValue={listing.sort}
        onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        className="h-11 min-w-24 noscript:min-w-36 rounded-base max-sm:w-full border border-ink/20 bg-surface px-3 max-sm:px-2 text-sm max-sm:text-[0.8125rem] hover:border-ink/50"
      >
        {listing.sortOptions.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonClass("secondary", "sm", "min-h-11")}>
          Sort
        </button>
      </noscript>
    </Form>
  );
}
