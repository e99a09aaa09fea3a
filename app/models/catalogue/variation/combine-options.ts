// @public

import { slugify } from "../../platform/slug/slugify";

/** An option of a product with the values that variations shall have of it. */
export type OptionValues = { label: string; values: readonly string[] };

/** One value of each option, in their order. */
export type Combination = { values: readonly string[] };

/** Options of a product, and combinations of one change (rule variations-13). */
export const mostOptions = 5;
/** See {@link mostOptions}. */
export const mostCombinations = 200;
const longestLabel = 60;
const longestValue = 100;

/** What is wrong with options: the option's place from 0, and which of its parts. */
export type OptionsProblem = { at: number; part: "label" | "values"; text: string };

/** The values of a list as it is typed: parted by commas, semicolons or lines. */
export const listedValues = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((value) => value.trim())
    .filter(Boolean);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Options without the blank ones, each value once and spelled as variations that are there spell it: 'red' of
 * a product with 'Red' is no other value.
 * @param there the options of the variations that are there, with their values
 */
export function asSpelled(
  typed: readonly OptionValues[],
  there: readonly OptionValues[],
): { label: string; values: string[] }[] {
  return typed
    .filter(({ label, values }) => label.trim() !== "" || values.length > 0)
    .map(({ label, values }) => {
      const known = there.find((one) => same(one.label, label.trim()));
      const spelled = values.map((value) => known?.values.find((one) => same(one, value)) ?? value);
      const once = spelled.filter((value, at) => spelled.findIndex((one) => same(one, value)) === at);
      return { label: known?.label ?? label.trim(), values: once };
    });
}

/** What is wrong first with options as {@link asSpelled} gives them, or null. */
export function optionsProblem(
  options: readonly OptionValues[],
  there: readonly OptionValues[],
): OptionsProblem | null {
  if (options.length === 0) return { at: 0, part: "label", text: "Name an option, such as Color." };
  for (const [at, { label, values }] of options.entries()) {
    const of = (part: "label" | "values", text: string): OptionsProblem => ({ at, part, text });
    if (label === "") return of("label", "Name the option that these are values of.");
    if (label.length > longestLabel || /[|:=\n]/.test(label))
      return of("label", `A name has up to ${longestLabel} characters, and none of | : =.`);
    if (options.findIndex((one) => same(one.label, label)) < at)
      return of("label", `${label} is named twice.`);
    if (values.length === 0) return of("values", `Give ${label} a value, such as red, blue.`);
    const wrong = values.find((value) => value.length > longestValue || value.includes("|"));
    if (wrong !== undefined) return of("values", `A value has up to ${longestValue} characters, and no |.`);
  }
  const last = { at: options.length - 1, part: "values" } as const;
  const labels = there.map(({ label }) => label);
  if (!labels.every((label) => options.some((one) => one.label === label))) {
    const text = `The variations that are there have ${labels.join(" and ")}: others have these, too.`;
    return { at: 0, part: "label", text };
  }
  if (options.length > mostOptions)
    return { at: mostOptions, part: "label", text: `A product has up to ${mostOptions} options.` };
  const count = options.reduce((all, { values }) => all * values.length, 1);
  if (count > mostCombinations) {
    const text = `These are ${count.toLocaleString("en-US")} combinations; ${mostCombinations} are made at once.`;
    return { ...last, text };
  }
  return null;
}

/** A value that variations get of an option that they do not have yet. */
export type GivenValue = { label: string; value: string };

/**
 * What variations that are there get where options are added to theirs: the first value of each, so that
 * they keep their SKUs and stock.
 */
export const givenValues = (
  options: readonly OptionValues[],
  there: readonly OptionValues[],
): GivenValue[] =>
  there.length === 0
    ? []
    : options.flatMap(({ label, values: [value] }) =>
        value === undefined || there.some((one) => one.label === label) ? [] : [{ label, value }],
      );

/** Every combination of the options' values; the last option's change first. */
export const combineOptions = (options: readonly OptionValues[]): Combination[] =>
  options.reduce<Combination[]>(
    (begun, { values }) =>
      begun.flatMap((one) => values.map((value) => ({ values: [...one.values, value] }))),
    [{ values: [] }],
  );

/** Longest SKU that is proposed, characters. */
const longestSku = 60;

/**
 * SKUs for combinations: MUG with Red and S is MUG-RED-S, in small letters where the product's are. One that
 * is taken, or that two would get, is counted on.
 */
export function proposedSkus(
  sku: string,
  combinations: readonly Combination[],
  isTaken: (sku: string) => boolean,
): string[] {
  const isSmall = sku !== sku.toUpperCase();
  const given = new Set<string>();
  return combinations.map(({ values }) => {
    const parts = values.map(slugify).filter(Boolean).join("-");
    const whole = `${sku}-${isSmall ? parts : parts.toUpperCase()}`.replaceAll("|", "");
    const base = [...whole]
      .slice(0, Math.max(longestSku, sku.length + 10))
      .join("")
      .replace(/-+$/, "");
    let proposed = base;
    for (let next = 2; isTaken(proposed) || given.has(proposed); next += 1) proposed = `${base}-${next}`;
    given.add(proposed);
    return proposed;
  });
}
