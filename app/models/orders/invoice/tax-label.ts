import type { Translate } from "../../platform/texts/message";

/** A tax by name and rate; an order of an earlier release has no rate. */
export const taxTitle = (name: string, rateBasisPoints: number | null): string =>
  rateBasisPoints === null ? name : `${name} (${Math.round(rateBasisPoints * 1e4) / 1e6}%)`;

/** A tax on an invoice or credit note: by name and rate, and whether the prices contain it. */
export function taxLabel(
  t: Translate,
  {
    title,
    rateBasisPoints,
    isContained,
  }: { title: string; rateBasisPoints: number | null; isContained: boolean },
): string {
  const tax = taxTitle(title, rateBasisPoints);
  return isContained ? t("{tax} (included)", { tax }) : tax;
}
