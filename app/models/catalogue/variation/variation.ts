import type { StockStatus } from "../stock/stock-state";

/** A variation of a product, as selecting needs it. */
export type Variation = {
  sku: string;
  /** Its option values by label: `{ Color: "Navy", Size: "M" }`. */
  values: Readonly<Record<string, string>>;
  stockStatus: StockStatus;
  /** Whether only other sellers of the marketplace offer it. */
  isFromJpin: boolean;
};

/** An option of a variable product and its values, in display order (rule variations-7). */
export type VariantOption = {
  label: string;
  display: "button" | "dropdown" | "radio";
  values: readonly { value: string }[];
};

/** The selected values, by option label. */
export type Selection = Readonly<Record<string, string>>;
