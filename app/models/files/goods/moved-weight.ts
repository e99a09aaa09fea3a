import type { Currency } from "../../platform/money/money";

/** How the weights of a file are read that does not say their unit: as the shop's country weighs. */
export type WeightUnit = { name: "pounds" | "kilograms"; grams: number };

/** The unit of weights, by the shop's currency. */
export const weightUnit = (currency: Currency): WeightUnit =>
  currency === "USD" ? { name: "pounds", grams: 453.59237 } : { name: "kilograms", grams: 1000 };

/** A weight in grams, rounded; 0 for none and for what is no number. */
export function gramsOf(cell: string, { grams }: WeightUnit): number {
  const weight = Number(cell.replace(",", "."));
  return weight > 0 && weight * grams < 2_000_000_000 ? Math.round(weight * grams) : 0;
}
