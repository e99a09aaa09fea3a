// @public

import type { ProductImage, ProductOptionAxis } from "../../platform/media/product-record";
import { type ProductTexts, productTextColumns } from "./product-texts";

/** What a product says in one language, by column of products.csv (rule texts-7). */
export type SaidOfProduct = Readonly<Record<string, string>>;

type Values = Readonly<Record<string, string>>;
type Attributes = Readonly<Record<string, readonly string[]>>;
type Variation = {
  said: SaidOfProduct | null;
  values: Record<string, string>;
  attributes: Record<string, string[]>;
  images: ProductImage[];
};
type Product<Of extends Variation> = Pick<ProductTexts, "subTitle"> & {
  said: SaidOfProduct | null;
  name: string;
  slug: string;
  description: string;
  images: ProductImage[];
  optionAxes: ProductOptionAxis[];
  attributes: Record<string, string[]>;
  variations: Of[] | null;
};

/**
 * A product as its page reads in the language of `said`, its own texts where it says nothing in that (rule
 * texts-8). Options have the words of that language throughout: label and values are what forms send.
 */
export function productSaid<Of extends Variation, Row extends Product<Of>>(row: Row): Row {
  const { said } = row;
  const variations = row.variations ?? [];
  if (!said && variations.every((one) => !one.said)) return row;
  const texts = productTextColumns.flatMap(({ key, column }) =>
    said?.[column] ? [[key, said[column]] as const] : [],
  );
  const words = optionWords(row.optionAxes, said, variations);
  const name = said?.name || row.name;
  return {
    ...row,
    ...Object.fromEntries(texts),
    name,
    slug: said?.slug || row.slug,
    description: said?.description || row.description,
    images: imagesSaid(row.images, said, (alt) => (alt === row.name ? name : alt)),
    optionAxes: row.optionAxes.map((axis) => ({
      ...axis,
      label: words.label(axis.label),
      values: axis.values.map((one) => ({ ...one, value: words.value(axis.label, one.value) })),
    })),
    attributes: attributesSaid(row.attributes, said),
    variations:
      row.variations &&
      variations.map((one) => ({
        ...one,
        values: Object.fromEntries(
          Object.entries(one.values).map(([label, value]) => [words.label(label), words.value(label, value)]),
        ),
        attributes: attributesSaid(one.attributes, one.said),
        // A picture without words of its own has the variation's name, which begins with the product's.
        images: imagesSaid(one.images, one.said, (alt) =>
          alt.startsWith(row.name) ? one.said?.name || alt : alt,
        ),
      })),
  };
}

/** Pictures with the words of a language, where as many are written; else what `called` makes of theirs. */
function imagesSaid(
  images: readonly ProductImage[],
  said: SaidOfProduct | null,
  called: (alt: string) => string,
): ProductImage[] {
  const others = said?.image_alt?.split("|") ?? [];
  const isWhole = others.length === images.length;
  return images.map((image, at) => ({
    ...image,
    alt: (isWhole ? others[at]?.trim() : "") || called(image.alt),
  }));
}

/** Attributes with the values of a language, where as many are written in it. */
export function attributesSaid(attributes: Attributes, said: SaidOfProduct | null): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(attributes).map(([code, values]) => {
      const others = said?.[`attr:${code}`]?.split("|") ?? [];
      return [code, others.length === values.length ? others : [...values]];
    }),
  );
}

/**
 * The words of options in a language: a label's stands with the product, a value's with a variation that has
 * it. Two labels or two values never get the same word: they would be one.
 */
function optionWords(
  axes: readonly { label: string; values: readonly { value: string }[] }[],
  said: SaidOfProduct | null,
  variations: readonly { said: SaidOfProduct | null; values: Values }[],
): { label: (label: string) => string; value: (label: string, value: string) => string } {
  const labels = oneEach(
    axes.map(({ label }) => label),
    (label) => said?.[`option:${label}`],
  );
  const values = new Map(
    axes.map(({ label, values: own }) => [
      label,
      oneEach(
        own.map(({ value }) => value),
        (value) =>
          variations.flatMap(
            (one) => (one.values[label] === value && one.said?.[`option:${label}`]) || [],
          )[0],
      ),
    ]),
  );
  return {
    label: (label) => labels.get(label) ?? label,
    value: (label, value) => values.get(label)?.get(value) ?? value,
  };
}

/** Each word with its own in the language, as long as all stay different. */
function oneEach(
  words: readonly string[],
  wordOf: (word: string) => string | undefined,
): ReadonlyMap<string, string> {
  const others = new Map(words.map((word) => [word, wordOf(word) || word]));
  return new Set(others.values()).size === words.length ? others : new Map();
}
