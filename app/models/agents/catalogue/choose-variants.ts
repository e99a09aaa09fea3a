import type { ProductOptionAxis } from "../../platform/media/product-record";

/** A chosen value of an option. */
export type Selected = { name: string; label: string };

/** What a choice needs to know of a variation. */
type Choosable = { values: Record<string, string>; isAvailable: boolean };

const matches = ({ values }: Choosable, selected: readonly Selected[]): boolean =>
  selected.every(({ name, label }) => values[name] === label);

/**
 * What of a choice holds: while nothing matches it, options are dropped, those that `preferences` do not name
 * before the last of those that they do.
 */
export function relaxed(
  variants: readonly Choosable[],
  selected: readonly Selected[],
  preferences: readonly string[],
): Selected[] {
  const rank = ({ name }: Selected) => {
    const at = preferences.indexOf(name);
    return at < 0 ? preferences.length : at;
  };
  const kept = selected.toSorted((one, other) => rank(one) - rank(other));
  while (kept.length > 0 && !variants.some((one) => matches(one, kept))) kept.pop();
  return selected.filter((one) => kept.includes(one));
}

/** The variations that match a choice. */
export const matchingVariants = <Variant extends Choosable>(
  variants: readonly Variant[],
  selected: readonly Selected[],
): Variant[] => variants.filter((one) => matches(one, selected));

/** The options of a product with what can be had beside the other values that are chosen. */
export const optionSignals = (
  axes: readonly ProductOptionAxis[],
  variants: readonly Choosable[],
  selected: readonly Selected[],
) =>
  axes
    .filter(({ values }) => values.length > 0)
    .map(({ label: name, values }) => {
      const others = selected.filter((one) => one.name !== name);
      return {
        name,
        values: values.map(({ value: label }) => {
          const found = matchingVariants(variants, [...others, { name, label }]);
          return { label, available: found.some((one) => one.isAvailable), exists: found.length > 0 };
        }),
      };
    });
