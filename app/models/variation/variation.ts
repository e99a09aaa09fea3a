import type { StockStatus } from "../stock/stock-state";

/** One sellable form of a variable product, as far as choosing it is concerned. */
export type Variation = {
  sku: string;
  /** Its value of each option, by the option's label: `{ Color: "Navy", Size: "M" }`. */
  values: Readonly<Record<string, string>>;
  stockStatus: StockStatus;
  /** Offered only by other sellers of the marketplace. */
  isFromJpin: boolean;
};

/** An option of a variable product and the values it offers, in the order they are shown (rule variations-7). */
export type VariantOption = {
  label: string;
  display: "button" | "dropdown" | "radio";
  values: readonly { value: string }[];
};

/** The values chosen so far, by option label. */
export type Selection = Readonly<Record<string, string>>;
