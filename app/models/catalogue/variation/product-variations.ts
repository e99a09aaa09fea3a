// @public

import type { ProductImage, ProductOptionAxis } from "../../platform/media/product-record";
import { type OfferedSellable, offer } from "../offer/offer-at";
import type { OfferCondition } from "../offer/offer-condition";
import { hasNoOptions, optionsFor } from "../options/options-for";
import type { Viewer } from "../price/viewer";
import type { VariationTexts } from "../product/product-texts";
import type { Sellable } from "../stock/sellable";
import { initialVariation } from "./initial-variation";
import type { Variation } from "./variation";
import { variationText } from "./variation-text";

/** A stored variation. `values`: option label to value. */
export type VariationRecord = {
  sku: string;
  values: Record<string, string>;
  images: ProductImage[];
  attributes: Record<string, string[]>;
  texts: VariationTexts;
  self: Sellable;
  condition: OfferCondition;
  /** The seller's words about it; empty without any. */
  conditionNote: string;
  /** The number it is shared by (rule sellers-8). */
  jpin: string;
  /** Whether the seller whom the page's address chose has none, so that it is another seller's. */
  isFromJpin?: boolean;
};

/** One value of an option on a product page. */
export type ChoiceView = {
  value: string;
  /** CSS color of a swatch; empty without one. */
  swatch: string;
  /** 'Sold Out', 'Unavailable', 'See Options' or empty. */
  statusText: string;
  isSelected: boolean;
  isEnabled: boolean;
  isHidden: boolean;
  /** The variation it selects; null if there is none. */
  sku: string | null;
  /**
   * The JPIN of a variation that only other sellers than the chosen one have (rule sellers-10); null for
   * others.
   */
  otherSellers: string | null;
  /** Whether selecting it changes other options too. */
  movesOthers: boolean;
};

/** One option on a product page. */
export type AxisView = {
  label: string;
  display: "button" | "dropdown" | "radio";
  /** Empty while nothing is chosen. */
  selected: string;
  choices: ChoiceView[];
  /**
   * Of an option of which not all values are listed: how many there are, and of how many the text is that was
   * looked for.
   */
  more?: { count: number; foundCount: number; find: string };
};

/** Whether an option is a field of the product's form; buttons are links (rule variations-9). */
export const isField = ({ display }: AxisView): boolean => display !== "button";

/** The selected variation of a product page. */
type ChosenVariation = VariationRecord & { text: string; offered: OfferedSellable };

/** The variations and options of a product page. `missing` are labels of options still to be chosen. */
export type VariationChoice = {
  chosen: ChosenVariation | null;
  missing: string[];
  axes: AxisView[];
  hasNoOptions: boolean;
  /**
   * Those that can still be meant: all of the product, or while options are missing those with the other
   * values.
   */
  offered: OfferedSellable[];
};

/**
 * Selects the variation to show, and for each option value the variation it selects.
 * @param skus the variation in the address and the product's configured default; null for none
 * @param openLabels the options the address leaves open; null where it names no variation
 */
export function chooseVariation(
  variations: readonly VariationRecord[],
  optionAxes: readonly ProductOptionAxis[],
  viewer: Viewer,
  skus: { addressSku: string | null; defaultSku: string | null },
  displayMode: "all" | "valid" = "all",
  openLabels: readonly string[] | null = null,
): VariationChoice {
  const known = variations.map((record) => {
    const offered = offer(record.self, viewer);
    const { stockStatus } = offered.stock;
    const { isFromJpin = false } = record;
    return { ...record, offered, stockStatus, isFromJpin } satisfies Variation & { offered: unknown };
  });
  const chosen = initialVariation(known, skus);
  const isAddressed = chosen !== null && chosen.sku === skus.addressSku;
  const missing = optionAxes
    .filter(({ label, unchosen }) => unchosen && (!isAddressed || openLabels?.includes(label)))
    .map(({ label }) => label);
  const selection = Object.fromEntries(
    Object.entries(chosen?.values ?? {}).filter(([label]) => !missing.includes(label)),
  );
  const views = optionsFor(optionAxes, known, selection, displayMode);
  const meant = known.filter(({ values }) =>
    Object.entries(selection).every(([label, value]) => values[label] === value),
  );
  return {
    chosen: chosen && {
      ...chosen,
      text: variationText(
        chosen.values,
        optionAxes.map((axis) => axis.label),
      ),
    },
    axes: views.map((view, index) => ({
      label: view.label,
      display: view.display,
      selected: selection[view.label] ?? "",
      choices: view.choices.map((choice, at) => ({
        value: choice.value,
        swatch: optionAxes[index]?.values[at]?.swatch ?? "",
        statusText: choice.statusText,
        isSelected: choice.selected,
        isEnabled: choice.enabled,
        isHidden: choice.hidden && !choice.selected,
        sku: choice.sku,
        otherSellers:
          choice.type === "type_5" ? (known.find(({ sku }) => sku === choice.sku)?.jpin ?? null) : null,
        movesOthers: choice.type === "type_6",
      })),
    })),
    hasNoOptions: hasNoOptions(views),
    missing,
    offered: (missing.length > 0 ? meant : known).map((one) => one.offered),
  };
}
