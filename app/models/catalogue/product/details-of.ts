import type { ShopSettings } from "../../shops/settings/shop-settings";
import { attributeLabel } from "./attribute-label";

/** What is told of a product by its brand and attributes. */
type Described = { brand: string; attributes: Readonly<Record<string, string[]>> };

/**
 * The details of a product: its attributes, those of the chosen variation before them, with the labels of the
 * shop's filter groups.
 */
export function detailsOf(
  { brand, attributes }: Described,
  ofVariation: Readonly<Record<string, string[]>>,
  filters: ShopSettings["catalogue"]["filters"],
): { code: string; label: string; values: string[] }[] {
  const merged = { ...(brand ? { brand: [brand] } : {}), ...attributes, ...ofVariation };
  return Object.entries(merged)
    .filter(([, values]) => values.length > 0)
    .map(([code, values]) => ({ code, label: attributeLabel(code, filters), values }));
}
