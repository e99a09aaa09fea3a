/**
 * Columns of WooCommerce's product CSV as it writes them for who exports in another language, in small
 * letters, with what they are called in English.
 */
const russian: Readonly<Record<string, string>> = {
  тип: "Type",
  артикул: "SKU",
  имя: "Name",
  опубликован: "Published",
  "рекомендуемый?": "Is featured?",
  "видимость в каталоге": "Visibility in catalog",
  "короткое описание": "Short description",
  описание: "Description",
  "в наличии?": "In stock?",
  запасы: "Stock",
  "базовая цена": "Regular price",
  "акционная цена": "Sale price",
  категории: "Categories",
  метки: "Tags",
  изображения: "Images",
  родительский: "Parent",
};

const languages: readonly Readonly<Record<string, string>>[] = [russian];

/** What such a file has, whatever its language. */
const needed: readonly string[] = ["Type", "SKU", "Name", "Regular price"];

/** A header with WooCommerce's columns by their English names; any other as it is (rule imports-1). */
export function englishColumns(header: readonly string[]): string[] {
  for (const words of languages) {
    const named = header.map((name) => words[name.trim().toLowerCase()] ?? name);
    if (named.some((name, at) => name !== header[at]) && needed.every((name) => named.includes(name)))
      return named;
  }
  return [...header];
}
