// @public

import { numberText } from "~/models/platform/texts/number-text";
import { phrase } from "~/models/platform/texts/phrase";
import type { AxisView } from "../variation/product-variations";

/** So many values of an option come with a page; the others are found by their text (rule variations-11). */
const listedChoices = 100;

/**
 * Leaves of each option the values that a page can hold: of one with more of them the first that contain a
 * text, in any case, and the one that is chosen.
 * @param find what is looked for; empty for the first of all
 */
export function boundChoices(axes: readonly AxisView[], find: string): AxisView[] {
  const text = find.trim().toLowerCase();
  return axes.map((axis) => {
    const shown = axis.choices.filter(({ isHidden }) => !isHidden);
    if (shown.length <= listedChoices) return axis;
    const found = shown.filter(({ value }) => value.toLowerCase().includes(text));
    const listed = new Set(found.slice(0, listedChoices));
    const choices = shown.filter((choice) => choice.isSelected || listed.has(choice));
    const more = { count: shown.length, foundCount: found.length, find: find.trim() };
    return { ...axis, choices, more };
  });
}

/** What is said of an option of which not all values are listed (rule variations-11). */
export function listedText({ count, foundCount, find }: NonNullable<AxisView["more"]>): string {
  const all = numberText(count);
  if (foundCount === 0) return phrase("None of {all} contains “{find}”.", { all, find });
  if (foundCount > listedChoices)
    return phrase("The first {listed} of {count, number} are listed.", {
      listed: listedChoices,
      count: foundCount,
    });
  return phrase("{found, plural, one {# of {all} is} other {# of {all} are}} listed.", {
    found: foundCount,
    all,
  });
}
