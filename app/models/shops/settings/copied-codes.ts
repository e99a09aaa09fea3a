// @public

import { type DiscountSetting, maxDiscounts } from "./discount-settings";

/** Letters and digits that are not mistaken for each other. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 8;

/** Random bytes that one code takes. */
export const bytesOfCode = codeLength;

/** Most codes that are made at once. */
export const mostCodes = 200;

/** A code of 8 letters and digits, from random bytes. @param prefix what stands before it, with a hyphen */
export function codeFrom(bytes: Uint8Array, prefix: string): string {
  const letters = Array.from(bytes.slice(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join("");
  return prefix === "" ? letters : `${prefix}-${letters}`;
}

/**
 * A shop's discounts with copies of one of them, each with a code of its own that one order may use (rule
 * discounts-11).
 * @returns how many more fit where there are too many
 */
export function withCopies(
  discounts: readonly DiscountSetting[],
  id: string,
  codes: readonly string[],
): { discounts: DiscountSetting[] } | { fits: number } {
  const model = discounts.find((one) => one.id === id);
  const fits = maxDiscounts - discounts.length;
  if (!model || codes.length > fits) return { fits };
  const copies = codes.map((code) => ({
    ...model,
    id: `${id.slice(0, 40)}-${code.slice(-codeLength).toLowerCase()}`,
    code,
    conditions: { ...model.conditions, maxUses: 1 },
  }));
  return { discounts: [...discounts, ...copies] };
}
