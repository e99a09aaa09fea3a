/** How names of products and of their photos are compared: `Mug 01` is `mug-01`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

const photo = /\.(?:jpe?g|png|webp|avif|gif)$/i;

/**
 * The photos that are called like products: `MUG-1.jpg`, then `MUG-1-2.jpg`, `MUG-1 (3).jpg`, `mug-1_b.jpg`
 * (rule imports-23). A photo that is called like two products belongs to the longer name.
 * @param names of files
 * @returns names of files by SKU, in their order
 */
export function photosOfSkus(skus: Iterable<string>, names: Iterable<string>): Map<string, string[]> {
  const skuOf = new Map([...skus].filter((sku) => plain(sku) !== "").map((sku) => [plain(sku), sku]));
  const byName = new Intl.Collator("en", { numeric: true });
  const found = new Map<string, { name: string; rest: string }[]>();
  for (const name of names) {
    if (!photo.test(name)) continue;
    const parts = plain(name.replace(photo, "")).split("-");
    for (let length = parts.length; length > 0; length--) {
      const sku = skuOf.get(parts.slice(0, length).join("-"));
      if (sku === undefined) continue;
      const rest = parts.slice(length).join("-");
      if (isCount(rest)) found.set(sku, [...(found.get(sku) ?? []), { name, rest }]);
      break;
    }
  }
  return new Map(
    [...found].map(([sku, photos]) => [
      sku,
      photos
        .sort((a, b) => byName.compare(a.rest, b.rest) || byName.compare(a.name, b.name))
        .map(({ name }) => name),
    ]),
  );
}

/** What may follow a SKU: nothing, a number, a letter or a word of what the photo shows. */
const isCount = (rest: string): boolean => /^(?:\d{1,3}|[a-z]|front|back|side|top|detail|main)?$/.test(rest);
