import type { RowLine } from "./taxed-rows";

/** A line of an order as its invoice needs it, changed as a test asks. Amounts in minor units. */
export const rowLine = (
  id: number,
  qty: number,
  rowTotalMinor: number,
  over: Partial<RowLine> = {},
): RowLine => ({
  id,
  key: `l${id}`,
  sku: `SKU-${id}`,
  name: `Thing ${id}`,
  variationText: "",
  choiceTexts: [],
  qty,
  rowTotalMinor,
  discountMinor: 0,
  isGiftCard: false,
  ...over,
});
