import { archiveProducts } from "../../catalogue/product/archive-products.server";
import { changeProducts } from "../../catalogue/product/change-products.server";
import { listProductFields } from "../../catalogue/product/list-product-fields.server";
import { readArchived } from "../../catalogue/product/read-archived.server";
import { restoreProducts } from "../../catalogue/product/restore-products.server";
import { byPlace, type Keeps, type Restored } from "./keeps";

const skuOf = ({ sku }: { sku: string }) => sku;
const keysOf = (rows: readonly Restored[]) => rows.map(({ to }) => to.key);

/** Columns of products. One that was added by a change is archived by its undo. */
export const keepProducts: Keeps<{ sku: string }> = {
  keyOf: skuOf,
  async read(ctx, keys) {
    const listed = await listProductFields(ctx, [...new Set(keys)]);
    const fields = new Map(listed.map((one) => [one.sku, one.fields]));
    return new Map(keys.map((key) => [key, { key, name: key, values: fields.get(key) ?? null }]));
  },
  async restore(inner, rows) {
    const of = (isIt: (row: Restored) => boolean) => rows.filter(isIt).map(({ to }) => ({ sku: to.key }));
    const added = of(({ to }) => to.values === null);
    const gone = of(({ now, to }) => now.values === null && to.values !== null);
    const changed = rows.flatMap(({ now, to }) =>
      now.values === null || to.values === null
        ? []
        : [
            {
              sku: to.key,
              fields: Object.fromEntries(
                Object.entries(to.values).map(([column, text]) => [column, String(text ?? "")]),
              ),
            },
          ],
    );
    const refused = [
      ...(added.length > 0 ? (await archiveProducts(inner, added)).refused : []),
      ...(gone.length > 0 ? (await restoreProducts(inner, gone)).refused : []),
      ...(changed.length > 0 ? (await changeProducts(inner, changed)).refused : []),
    ];
    return byPlace(keysOf(rows), refused);
  },
};

/** Whether products are archived. */
export const keepArchived: Keeps<{ sku: string }> = {
  keyOf: skuOf,
  async read(ctx, keys) {
    const archived = await readArchived(ctx, keys);
    return new Map(
      [...archived].map(([sku, isArchived]) => [sku, { key: sku, name: sku, values: { isArchived } }]),
    );
  },
  async restore(inner, rows) {
    const of = (wanted: boolean) =>
      rows.filter(({ to }) => to.values?.isArchived === wanted).map(({ to }) => ({ sku: to.key }));
    const [back, off] = [of(false), of(true)];
    const refused = [
      ...(back.length > 0 ? (await restoreProducts(inner, back)).refused : []),
      ...(off.length > 0 ? (await archiveProducts(inner, off)).refused : []),
    ];
    return byPlace(keysOf(rows), refused);
  },
};
