import type { ProductRecord } from "../../catalogue/product/product-record";

/** What of a file is not seen or cannot be bought (rule imports-17): a line for each kind. */
export function unseenGoods(records: readonly ProductRecord[]): string[] {
  const products = records.filter(({ parentSku }) => parentSku === null);
  const families = new Map<string, ProductRecord[]>();
  for (const record of records)
    if (record.parentSku !== null)
      families.set(record.parentSku, [...(families.get(record.parentSku) ?? []), record]);
  const ownOrVariations = (product: ProductRecord) => families.get(product.sku) ?? [product];
  const active = products.filter(({ status }) => status === "active");
  const shown = active.filter(({ offer }) => offer?.isVisible !== false);
  const sold = shown.filter((product) => isForSale(product) && ownOrVariations(product).some(isForSale));
  const out = sold.filter(
    (product) =>
      product.classCode !== "grouped" &&
      ownOrVariations(product).every((each) => !isForSale(each) || isOut(each)),
  );
  const variations = records.filter(
    ({ parentSku, offer }) => parentSku !== null && offer?.isVisible === false,
  );
  const counted: [number, string][] = [
    [products.length - active.length, "archived"],
    [active.length - shown.length, "not shown: the file says so"],
    [shown.length - sold.length, "shown but not for sale"],
    [out.length, "shown but out of stock"],
  ];
  return [
    ...counted
      .filter(([count]) => count > 0)
      .map(([count, what]) => `${count} of ${pieces(products.length)} ${what}`),
    ...(variations.length > 0 ? [`${variations.length} of their variations not shown`] : []),
  ];
}

const pieces = (count: number) => `${count} ${count === 1 ? "product" : "products"}`;

/** Whether what is shown may be bought; a variable product's price is that of its variations. */
const isForSale = ({ offer }: ProductRecord): boolean => offer?.availableForSale === true;

const isOut = ({ offer }: ProductRecord): boolean => {
  const stock = offer?.stock;
  return stock ? stock.manageStock && stock.onHand <= 0 && !stock.allowBackorders : false;
};
