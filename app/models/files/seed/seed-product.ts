import { slugify } from "../../platform/slug/slugify";
import type { LeafCategory } from "./seed-categories";
import { type SeedChance, seedChance } from "./seed-chance";
import { seedAttributes, seedBrands, seedLines } from "./seed-words";

/** A variation of a generated product. Prices in minor units. */
export type SeedVariation = {
  sku: string;
  name: string;
  optionValues: Record<string, string>;
  attributes: Record<string, string[]>;
  priceMinor: number;
  onHand: number;
};

/** A generated product. `createdDaysAgo` counts from the time it is written. */
export type SeedProduct = {
  sku: string;
  slug: string;
  name: string;
  shortDescription: string;
  brand: string;
  productType: string;
  categoryPath: string;
  attributes: Record<string, string[]>;
  priceMinor: number;
  finalPriceMinor: number;
  onHand: number;
  salesRank: number;
  featured: boolean;
  ratingHundredths: number;
  reviewCount: number;
  createdDaysAgo: number;
  optionAxes: { label: string; display: "button"; values: { value: string }[] }[];
  variations: SeedVariation[];
};

const shareWithVariations = 0.2;

/** The nth product of a generated shop, from 0; the same number always gives the same product. */
export function seedProduct(nth: number, leaves: readonly LeafCategory[]): SeedProduct {
  const chance = seedChance(nth);
  const leaf = chance.skewed(leaves);
  const line = chance.any(seedLines);
  const material = chance.skewed(seedAttributes.material);
  const sku = `BIG-${String(nth + 1).padStart(7, "0")}`;
  const name = `${line} ${material.toLowerCase()} ${leaf.noun}`;
  const priceMinor = priceOf(chance);
  const isReduced = chance.next() < 0.15;
  const reviewCount = chance.next() < 0.4 ? 1 + Math.floor(chance.next() ** 3 * 400) : 0;
  const style = chance.skewed(seedAttributes.style);
  const room = chance.skewed(seedAttributes.room);
  const feature = chance.skewed(seedAttributes.feature);
  const product: SeedProduct = {
    sku,
    slug: `${slugify(name)}-${nth + 1}`,
    name,
    shortDescription: `${style} ${leaf.noun} of ${material.toLowerCase()} for ${room.toLowerCase()}, ${feature.toLowerCase()}.`,
    brand: chance.skewed(seedBrands),
    productType: leaf.noun,
    categoryPath: leaf.path,
    attributes: {
      color: [chance.skewed(seedAttributes.color)],
      size: [chance.skewed(seedAttributes.size)],
      material: [material],
      style: [style],
      room: [room],
      feature: chance.next() < 0.3 ? [...new Set([feature, chance.any(seedAttributes.feature)])] : [feature],
      pattern: [chance.skewed(seedAttributes.pattern)],
      season: [chance.skewed(seedAttributes.season)],
    },
    priceMinor,
    finalPriceMinor: isReduced ? Math.round(priceMinor * 0.08) * 10 : priceMinor,
    onHand: chance.next() < 0.08 ? 0 : Math.floor(chance.next() * 80),
    salesRank: Math.floor(chance.next() ** 6 * 5000),
    featured: chance.next() < 0.01,
    ratingHundredths: reviewCount > 0 ? 250 + Math.floor(chance.next() * 251) : 0,
    reviewCount,
    createdDaysAgo: Math.floor(chance.next() * 1200),
    optionAxes: [],
    variations: [],
  };
  return chance.next() < shareWithVariations ? withVariations(product, chance) : product;
}

/** From 4 to about 900, mostly low, with typical price endings. */
const priceOf = (chance: SeedChance) =>
  400 + Math.floor(chance.next() ** 3 * 900) * 100 + (chance.next() < 0.5 ? 90 : 0);

/** Two to four colors of the same product; a quarter of them cost more. */
function withVariations(product: SeedProduct, chance: SeedChance): SeedProduct {
  const wanted = 2 + Math.floor(chance.next() * 3);
  const colors = [
    ...new Set(Array.from({ length: wanted + 2 }, () => chance.skewed(seedAttributes.color))),
  ].slice(0, wanted);
  return {
    ...product,
    attributes: { ...product.attributes, color: [] },
    optionAxes: [{ label: "Color", display: "button", values: colors.map((value) => ({ value })) }],
    variations: colors.map((color, at) => ({
      sku: `${product.sku}-${at + 1}`,
      name: `${product.name}, ${color}`,
      optionValues: { Color: color },
      attributes: { color: [color] },
      priceMinor: product.finalPriceMinor + (chance.next() < 0.25 ? 500 : 0),
      onHand: chance.next() < 0.1 ? 0 : Math.floor(chance.next() * 40),
    })),
  };
}
