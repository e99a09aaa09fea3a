// @public

import { type SQL, sql } from "drizzle-orm";
import { fieldsBeside, offerFieldList } from "~/models/catalogue/offer/offer-values";
import type { PriceLevel } from "~/models/catalogue/price/price-level";
import { sellableInMarket } from "~/models/catalogue/price/sellable-in-market";
import { soldTextColumns } from "~/models/catalogue/product/product-texts";
import { emptySellable, missingItem, type Sellable } from "~/models/catalogue/stock/sellable";
import type { StockItem } from "~/models/catalogue/stock/stock-item";
import type { Shop } from "~/models/shops/shop";

/** A price level in JSON: id, customer groups, minimum quantity, price in minor units. */
type LevelTuple = [number, string[], number, number];

/**
 * A sellable in JSON: its price levels, whether it has options, then the values of {@link selfColumns} and of
 * {@link itemColumns}. An array, because a page reads hundreds of them and keys would be most of the bytes.
 */
export type SellableTuple = [
  levels: LevelTuple[] | null,
  hasOptions: boolean,
  ...values: (string | number | boolean | null)[],
];

/** A field, and its column of the view `sellables`. */
type Column<Row> = { key: keyof Row; column: string };

const columnsOf = (place: "self" | "item") => offerFieldList.filter(({ sold }) => sold === place);

const selfColumns: readonly Column<Sellable>[] = [
  { key: "id", column: "id" },
  { key: "status", column: "status" },
  { key: "classCode", column: "class_code" },
  { key: "isListed", column: "is_listed" },
  { key: "priorMinor", column: "prior_minor" },
  ...(columnsOf("self") as readonly Column<Sellable>[]),
  ...soldTextColumns,
];

const itemColumns: readonly Column<StockItem>[] = [
  ...(columnsOf("item") as readonly Column<StockItem>[]),
  { key: "reserved", column: "reserved" },
];

/** Where the values of {@link selfColumns} begin, and those of {@link itemColumns}. */
const selfFrom = 2;
const itemFrom = selfFrom + selfColumns.length;

/**
 * The JSON array of a sellable: `alias` is that of a row of the view `sellables`. Levels up to `maxMinQty`
 * pieces are read.
 */
export function sellableJson(alias: string, maxMinQty: "one" | "any"): SQL {
  const v = sql.raw(alias);
  const upTo = maxMinQty === "one" ? sql.raw("and pl.min_qty <= 1") : sql.raw("");
  const values = [...selfColumns, ...itemColumns].map(({ column }) => `${alias}.${column}`);
  return sql`json_build_array(
    (select json_agg(json_build_array(pl.id, pl.customer_groups, pl.min_qty, pl.price_minor) order by pl.min_qty, pl.id)
     from price_levels pl where pl.tenant_id = ${v}.tenant_id and pl.product_id = ${v}.id
       and pl.seller_id = ${v}.seller_id ${upTo}),
    ${v}.option_set is not null, ${sql.raw(values.join(", "))})`;
}

/**
 * The columns that lines of carts or pages read of a row of the view `sellables` besides, as their fields.
 */
export const columnsBeside = (alias: string, reader: "line" | "page"): SQL =>
  sql.raw(
    fieldsBeside(reader)
      .map(({ key, column }) => `${alias}.${column} as "${key}"`)
      .join(", "),
  );

/** Reads what {@link sellableJson} wrote, at the prices of the shop's market. */
export const sellableOf = (tuple: SellableTuple, shop: Pick<Shop, "market">): Sellable =>
  sellableInMarket(shop, storedSellable(tuple));

function storedSellable(tuple: SellableTuple): Sellable {
  const [levels, hasOptions] = tuple;
  const sellable = filled(emptySellable, selfColumns, tuple, selfFrom);
  sellable.levels = levels === null ? noLevels : levels.map(levelOf);
  sellable.hasOptions = hasOptions;
  // Without a stock item every column of it is null.
  if (tuple[itemFrom] !== null) sellable.item = filled(missingItem, itemColumns, tuple, itemFrom);
  return sellable;
}

/**
 * A copy of `empty` with the values that begin at `from`. A copy, because objects that are made key by key
 * are slow to read afterwards.
 */
function filled<Row extends object>(
  empty: Row,
  columns: readonly Column<Row>[],
  tuple: SellableTuple,
  from: number,
): Row {
  const row = { ...empty };
  columns.forEach(({ key }, index) => {
    row[key] = tuple[from + index] as Row[keyof Row];
  });
  return row;
}

const noLevels: PriceLevel[] = [];

const levelOf = ([id, customerGroups, minQty, priceMinor]: LevelTuple): PriceLevel => ({
  id: String(id),
  customerGroups,
  minQty,
  priceMinor,
});
