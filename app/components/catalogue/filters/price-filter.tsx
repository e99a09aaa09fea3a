import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { filterLink } from "~/models/catalogue/filters/listing-filter";
import {
  cleanPriceInput,
  formatPriceInput,
  maxPointedPriceLength,
  priceInputPattern,
} from "~/models/catalogue/filters/price-segment";
import { listingQuery } from "~/models/catalogue/listing/listing-view";
import { currencySymbol } from "~/models/platform/money/currency-symbol";
import type { Currency, Minor } from "~/models/platform/money/money";
import { Button } from "../../ui/form/button";
import { useIsHydrated } from "../../ui/page/use-is-hydrated";
import type { FilterGroupProps } from "./filter-group";

/**
 * Prices from and to. Without a script the form is sent as a query, which leads to the address of the range.
 */
export function PriceFilter({ facet, listing, filter, basePath }: FilterGroupProps) {
  const { price } = filter.applied;
  const write = (minor: Minor | null) => (minor === null ? "" : formatPriceInput(minor, filter.currency));
  const without = filterLink(basePath, filter, { ...filter.applied, price: null });
  const kept = Object.entries(listingQuery(listing, { page: 1 }));
  return (
    <details open className="filter-group border-b border-line py-4">
      <summary className="flex min-h-11 items-center justify-between font-medium">{facet.label}</summary>
      <Form method="get" action={without.path} preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <PriceFields
          from={write(price?.fromMinor ?? null)}
          to={write(price?.toMinor ?? null)}
          lowest={write(facet.min)}
          highest={write(facet.max)}
          currency={filter.currency}
        />
      </Form>
    </details>
  );
}

type PriceFieldsProps = { from: string; to: string; lowest: string; highest: string; currency: Currency };

function PriceFields({ from, to, lowest, highest, currency }: PriceFieldsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState({ price_from: from, price_to: to });
  // A new range arrives with a new address: the fields follow it, also on the way back. They stay the same
  // elements, so that a visitor who pressed 'Go' keeps their place.
  const [shown, setShown] = useState({ from, to });
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to });
    setTyped({ price_from: from, price_to: to });
  }
  const isHydrated = useIsHydrated();
  const isEmpty = typed.price_from === "" && typed.price_to === "";
  const field = (name: "price_from" | "price_to", label: string, placeholder: string) => (
    <label className="min-w-0 flex-1">
      <span className="sr-only">{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxPointedPriceLength}
        // Without a script nothing is cleaned while it is typed: the browser says what is wrong instead.
        pattern={priceInputPattern(currency)}
        title={t("A number such as {priceInput}", { priceInput: formatPriceInput(2450, currency) })}
        placeholder={placeholder}
        value={typed[name]}
        onChange={(event) =>
          setTyped({ ...typed, [name]: cleanPriceInput(event.currentTarget.value, currency) })
        }
        className="h-11 w-full rounded-base border border-ink/25 bg-surface px-2.5 text-base tabular-nums hover:border-ink/50"
      />
    </label>
  );
  return (
    <div className="flex items-center gap-2 pt-1">
      {field("price_from", t("Lowest price, {currency}", { currency: currencySymbol(currency) }), lowest)}
      <span aria-hidden className="h-px w-2 shrink-0 bg-muted" />
      {field("price_to", t("Highest price, {currency}", { currency: currencySymbol(currency) }), highest)}
      <Button variant="secondary" size="sm" className="min-h-11" disabled={isHydrated && isEmpty}>
        {t("Go")}
      </Button>
    </div>
  );
}
