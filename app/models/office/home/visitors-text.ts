import { boughtPermille, sumVisitors, type VisitorDay } from "../../numbers/visitors/visitor-figures";

/** A share in percent with one digit, such as `2.5 %`. */
export const permilleText = (permille: number): string => `${(permille / 10).toFixed(1)} %`;

/**
 * How many visited in a week and which part of them bought, beside the week before (rule office-11); empty
 * where none was counted.
 */
export function visitorsText(week: readonly VisitorDay[], before: readonly VisitorDay[]): string {
  const [now, then] = [sumVisitors(week), sumVisitors(before)];
  const [bought, once] = [boughtPermille(now), boughtPermille(then)];
  if (bought === null) return "";
  const count = now.visitors === 1 ? "1 visitor" : `${now.visitors.toLocaleString("en")} visitors`;
  const text = `${count}, ${permilleText(bought)} bought`;
  return once === null
    ? text
    : `${text}; ${then.visitors.toLocaleString("en")} and ${permilleText(once)} the week before`;
}
