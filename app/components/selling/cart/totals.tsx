// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Translate } from "~/models/platform/texts/message";
import {
  dueRows,
  type Totals as Sums,
  type TotalRow,
  totalRows,
} from "~/models/selling/cart-summary/total-rows";

/**
 * The rows of totals, the grand total last. Unknown amounts are described in words.
 * @param isAtCheckout where the taxes are said even if there are none (rule checkout-14)
 */
export function Totals({
  totals,
  currency,
  known,
  isAtCheckout = false,
}: {
  totals: Sums;
  currency: string;
  known: { shipping: boolean; tax: boolean; needsShipping: boolean };
  isAtCheckout?: boolean;
}) {
  const t = useTexts();
  const rows = totalRows(t, totals, known);
  if (isAtCheckout && !rows.some(({ kind }) => kind === "tax"))
    rows.push({ kind: "tax", label: t("Tax"), amountMinor: 0, isKnown: true });
  return (
    <dl className="space-y-2.5 text-[0.95rem] tabular-nums">
      {rows.map((row) => (
        <div key={row.label} className="flex justify-between gap-6">
          <dt className="text-muted">{row.label}</dt>
          <dd className="text-end">
            {isAtCheckout && !row.isKnown ? t("Once your address is known") : amountText(t, row, currency)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 border-t border-line pt-4">
        <dt className="text-base font-semibold">
          {rows.every(({ isKnown }) => isKnown) ? t("Total") : t("Total so far")}
        </dt>
        <dd className="text-xl font-semibold" data-testid="grand-total">
          {formatMoney(totals.grandTotalMinor, currency)}
        </dd>
      </div>
      {dueRows(t, totals).map((row) => (
        <div key={row.label} className="flex justify-between gap-6 last:text-base last:font-semibold">
          <dt>{row.label}</dt>
          <dd className="text-end" data-testid={row.kind === "due" ? "amount-due" : undefined}>
            {formatMoney(row.amountMinor, currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The amount of a row, or words where it is unknown or nothing. */
export function amountText(t: Translate, { kind, amountMinor, isKnown }: TotalRow, currency: string): string {
  if (!isKnown) return t("At checkout");
  if (kind === "shipping" && amountMinor === 0) return t("Free");
  return formatMoney(amountMinor, currency);
}
