import { Form, useSubmit } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { listingQuery, type ShownListing } from "~/models/catalogue/listing/listing-view";
import { buttonClass } from "../../ui/form/button";
import { useSaid } from "../../ui/form/use-said";
import { holdKeyedChoice } from "./hold-keyed-choice";

/**
 * Selects the order. With a script what is picked counts at once; what keys move to counts on Enter, or when
 * the field is left (rule listings-13). Without one its button sends it.
 */
export function SortForm({ listing, path }: { listing: ShownListing; path: string }) {
  const t = useTexts();
  const field = useOrderField(listing.sort);
  const order = listing.sortOptions.find(({ code }) => code === listing.sort);
  useSaid(order ? t("Sorted by {order}", { order: order.label }) : "", path);
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
        {t("Sort by")}
      </label>
      <select
        id="sort"
        name="sort"
        {...field}
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
          {t("Sort")}
        </button>
      </noscript>
    </Form>
  );
}

/** Value and handlers of the field. @param sort the order of the list that is shown, also after going back */
function useOrderField(sort: string) {
  const submit = useSubmit();
  const [chosen, setChosen] = useState(sort);
  useEffect(() => setChosen(sort), [sort]);
  const [held] = useState(holdKeyedChoice);
  const sendIf = (counts: boolean, { form }: HTMLSelectElement) => {
    if (counts) submit(form, { preventScrollReset: true });
  };
  return {
    value: chosen,
    onPointerDown: held.point,
    onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => {
      const counts = held.key(event);
      if (counts) event.preventDefault();
      sendIf(counts, event.currentTarget);
    },
    onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
      setChosen(currentTarget.value);
      sendIf(held.change(), currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLSelectElement>) =>
      sendIf(held.leave() && currentTarget.value !== sort, currentTarget),
  };
}
