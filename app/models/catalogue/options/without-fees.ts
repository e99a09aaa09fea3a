import type { OptionSet } from "./product-option";

/** The set for a visitor who may not see prices: fees never leave the server (rule prices-6). */
export function withoutFees(set: OptionSet): OptionSet {
  const free = <T extends { feeMinor: number }>(one: T): T => ({ ...one, feeMinor: 0 });
  return {
    ...set,
    options: set.options.map((option) => ({ ...free(option), values: option.values.map(free) })),
  };
}
