import type { Translate } from "../../platform/texts/message";
import type { RowTax } from "./taxed-row";

/** A tax by name and rate; an order of an earlier release has no rate. */
export const taxTitle = (name: string, rateBasisPoints: number | null): string =>
  rateBasisPoints === null ? name : `${name} (${Math.round(rateBasisPoints * 1e4) / 1e6}%)`;

/**
 * A tax on an invoice or credit note: by name and rate, and whether the prices contain it.
 * @param on what it is on, as an amount; empty where that is not said
 */
export function taxLabel(
  t: Translate,
  { title, rateBasisPoints, isContained }: Pick<RowTax, "title" | "rateBasisPoints" | "isContained">,
  on: string,
): string {
  const tax = taxTitle(title, rateBasisPoints);
  if (on === "") return isContained ? t("{tax} (included)", { tax }) : tax;
  return isContained
    ? t("{tax} on {amount} (included)", { tax, amount: on })
    : t("{tax} on {amount}", { tax, amount: on });
}
