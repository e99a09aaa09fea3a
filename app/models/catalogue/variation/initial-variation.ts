import { autoSelectVariation } from "../options/auto-select-variation";
import { optionType } from "./option-type";
import type { Variation } from "./variation";

/**
 * The variation a product page opens with: the one in its address, else the product's default, else the one
 * with the highest score (rule variations-5). An unavailable one in the address gives way to the one that is
 * most like it.
 */
export function initialVariation<V extends Variation>(
  variations: readonly V[],
  skus: { addressSku: string | null; defaultSku: string | null },
): V | null {
  const addressed = variations.find((variation) => variation.sku === skus.addressSku);
  if (addressed && optionType(addressed) !== "type_4") return addressed;
  // What only other sellers have is never preselected.
  const own = variations.filter((variation) => !variation.isFromJpin);
  if (addressed) return autoSelectVariation(own, addressed.values)?.variation ?? addressed;
  const preset = own.find((variation) => variation.sku === skus.defaultSku);
  if (preset && optionType(preset) !== "type_4") return preset;
  return autoSelectVariation(own, {})?.variation ?? null;
}
