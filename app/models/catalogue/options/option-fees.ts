// @public

import type { Minor } from "../../platform/money/money";
import type { OptionSet, Selections } from "./product-option";

/** A fee of a chosen option, per piece. */
export type OptionFee = { code: string; title: string; amountMinor: Minor };

/** The fees of the selections per piece, one for each option that costs something (rule options-8). */
export function optionFees({ options }: Pick<OptionSet, "options">, selections: Selections): OptionFee[] {
  return options.flatMap(({ code, label, feeMinor, values }) => {
    const selected = selections[code];
    if (selected === undefined || selected === "") return [];
    const value = values.find((one) => one.code === selected);
    const amountMinor = feeMinor + (value?.feeMinor ?? 0);
    return amountMinor === 0 ? [] : [{ code, title: label, amountMinor }];
  });
}

/** The sum of the fees per piece, minor units. */
export const optionFeeMinor = (set: Pick<OptionSet, "options">, selections: Selections): number =>
  optionFees(set, selections).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
