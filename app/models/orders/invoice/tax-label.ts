import type { Translate } from "../../platform/texts/message";
import type { RowTax } from "./taxed-row";

/** A tax by name and rate; an order of an earlier release has no rate. */
export const taxTitle = (name: string, rateBasisPoints: number | null): string =>
  rateBasisPoints === null ? name : `${name} (${Math.round(rateBasisPoints * 1e4) / 1e6}%)`;

/** Taxes that the product names (rule tax-10), in the language of a paper. */
const named = new Map<string, (t: Translate) => string>([
  ["VAT", (t) => t("VAT")],
  ["GST", (t) => t("GST")],
  ["HST", (t) => t("HST")],
  ["PST", (t) => t("PST")],
  ["QST", (t) => t("QST")],
  ["Consumption tax", (t) => t("Consumption tax")],
]);

/** A tax as {@link taxTitle} has it, in the language of a paper; an owner's own name stays as it is. */
export function saidTax(t: Translate, title: string): string {
  const name = title.replace(/ \([\d.]+%\)$/, "");
  return (named.get(name)?.(t) ?? name) + title.slice(name.length);
}

/**
 * A tax on an invoice or credit note: by name and rate, and whether the prices contain it.
 * @param on what it is on, as an amount; empty where that is not said
 */
export function taxLabel(
  t: Translate,
  { title, rateBasisPoints, isContained }: Pick<RowTax, "title" | "rateBasisPoints" | "isContained">,
  on: string,
): string {
  const tax = saidTax(t, taxTitle(title, rateBasisPoints));
  if (on === "") return isContained ? t("{tax} (included)", { tax }) : tax;
  return isContained
    ? t("{tax} on {amount} (included)", { tax, amount: on })
    : t("{tax} on {amount}", { tax, amount: on });
}
