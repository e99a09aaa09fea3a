// @public

import type { Minor } from "../../platform/money/money";
import { divideHalfAway } from "../../platform/money/round-half-away";

/** Comparable units: their size in the smallest unit of their kind, and their UN/CEFACT code. */
const units = {
  mg: { kind: "mass", size: 1, code: "MGM" },
  g: { kind: "mass", size: 1000, code: "GRM" },
  kg: { kind: "mass", size: 1_000_000, code: "KGM" },
  oz: { kind: "avoirdupois", size: 1, code: "ONZ" },
  lb: { kind: "avoirdupois", size: 16, code: "LBR" },
  ml: { kind: "volume", size: 1, code: "MLT" },
  cl: { kind: "volume", size: 10, code: "CLT" },
  l: { kind: "volume", size: 1000, code: "LTR" },
  floz: { kind: "us volume", size: 1, code: "OZA" },
  pt: { kind: "us volume", size: 16, code: "PTL" },
  qt: { kind: "us volume", size: 32, code: "QTL" },
  gal: { kind: "us volume", size: 128, code: "GLL" },
  cm: { kind: "length", size: 1, code: "CMT" },
  m: { kind: "length", size: 100, code: "MTR" },
  in: { kind: "us length", size: 1, code: "INH" },
  ft: { kind: "us length", size: 12, code: "FOT" },
  yd: { kind: "us length", size: 36, code: "YRD" },
  sqm: { kind: "area", size: 1, code: "MTK" },
  sqft: { kind: "us area", size: 1, code: "FTK" },
  ct: { kind: "count", size: 1, code: "C62" },
} as const;

type Unit = keyof typeof units;

/** 100 ml. */
export type Quantity = { value: number; unit: Unit };

/** The contents of a piece, and the base quantity of its unit price. */
export type PriceMeasure = { content: Quantity; base: Quantity };

/** Price of the base quantity, minor units. */
export type PricePerMeasure = PriceMeasure & { amountMinor: Minor };

/** What the price of grams and millilitres is told for: 100 of them, or the kilogram and the litre. */
export type MeasureBase = "hundred" | "whole";

/** Default base quantities for contents in small units. */
const usualBases: Record<MeasureBase, Partial<Record<Unit, Quantity>>> = {
  hundred: {
    mg: { value: 100, unit: "g" },
    g: { value: 100, unit: "g" },
    ml: { value: 100, unit: "ml" },
    cl: { value: 100, unit: "ml" },
  },
  whole: {
    mg: { value: 1, unit: "kg" },
    g: { value: 1, unit: "kg" },
    ml: { value: 1, unit: "l" },
    cl: { value: 1, unit: "l" },
    cm: { value: 1, unit: "m" },
  },
};

/**
 * Parses `750 ml / 100 ml`: a piece contains 750 ml and its unit price is per 100 ml. Without a base, ml and
 * g are priced as `usual` says, everything else per unit. Null if malformed.
 */
export function parsePriceMeasure(text: string, usual: MeasureBase = "hundred"): PriceMeasure | null {
  const [contentText = "", baseText, ...more] = text.split("/");
  const content = parseQuantity(contentText);
  if (!content || more.length > 0) return null;
  if (baseText === undefined)
    return { content, base: usualBases[usual][content.unit] ?? { value: 1, unit: content.unit } };
  const base = parseQuantity(baseText);
  return base && units[base.unit].kind === units[content.unit].kind ? { content, base } : null;
}

/** The error in a measure; null if it is valid. */
export const priceMeasureProblem = (text: string): string | null =>
  parsePriceMeasure(text)
    ? null
    : `is not a measure such as 750 ml or 750 ml / 100 ml (units: ${Object.keys(units).join(", ")})`;

/**
 * The price of the base quantity for a piece at `priceMinor`, rounded half away from zero once; null without
 * a measure.
 */
export function pricePerMeasure(
  priceMinor: Minor,
  text: string,
  usual: MeasureBase = "hundred",
): PricePerMeasure | null {
  const measure = parsePriceMeasure(text, usual);
  if (!measure) return null;
  const amount = divideHalfAway(BigInt(priceMinor) * sizeOf(measure.base), sizeOf(measure.content));
  return { ...measure, amountMinor: Number(amount) };
}

/** What a measure costs, with what a piece contains in the same unit: 0.75 l at a price for 1 l. */
type MeasuredPrice = { amountMinor: Minor; measure: Quantity; reference: Quantity };

/** The unit price of a price for programs; null where it has none, or one for a part of a unit. */
export function measuredPrice({ perMeasure }: { perMeasure?: PricePerMeasure }): MeasuredPrice | null {
  if (!perMeasure || !Number.isInteger(perMeasure.base.value)) return null;
  const { content, base, amountMinor } = perMeasure;
  const value = (content.value * units[content.unit].size) / units[base.unit].size;
  return { amountMinor, measure: { value, unit: base.unit }, reference: base };
}

/** '100 ml'; a base of one is the unit alone, as in 'per kg'. */
export const quantityText = ({ value, unit }: Quantity): string => (value === 1 ? unit : `${value} ${unit}`);

/** The UN/CEFACT code of a unit. */
export const unitCode = ({ unit }: Quantity): string => units[unit].code;

function parseQuantity(text: string): Quantity | null {
  const [, digits, unit = ""] = /^\s*(\d{1,6}(?:\.\d{1,3})?) ?([a-z]{1,4})\s*$/.exec(text) ?? [];
  const value = Number(digits);
  return value > 0 && Object.hasOwn(units, unit) ? { value, unit: unit as Unit } : null;
}

/** A quantity in thousandths of the smallest unit of its kind. */
const sizeOf = ({ value, unit }: Quantity): bigint =>
  BigInt(Math.round(value * 1000)) * BigInt(units[unit].size);
