// @public

import type { Minor } from "../../platform/money/money";
import type { NamedTax } from "../tax/tax-rule";

/** Taxes of several orders or carts, each name once with the sum of its amounts. */
export function mergeTaxes(taxes: readonly NamedTax[]): NamedTax[] {
  const byName = new Map<string, Minor>();
  for (const { name, amountMinor } of taxes) byName.set(name, (byName.get(name) ?? 0) + amountMinor);
  return [...byName].map(([name, amountMinor]) => ({ name, amountMinor }));
}
