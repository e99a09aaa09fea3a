import { type SQL, sql } from "drizzle-orm";
import type { PriceLevel } from "~/models/catalogue/price-level";
import { missingItem, type Sellable } from "~/models/catalogue/sellable";
import type { StockItem } from "~/models/catalogue/stock-item";

/** A price level in JSON: id, customer groups, minimum quantity, price in minor units. */
type LevelTuple = [number, string[], number, number];

/**
 * A sellable in JSON. An array, because a page reads hundreds of them and keys would be most of the bytes.
 */
export type SellableTuple = [
  id: number,
  priceMinor: number,
  finalPriceMinor: number,
  msrpMinor: number | null,
  hidePrice: boolean,
  status: Sellable["status"],
  availableForSale: boolean,
  maxCartQty: number,
  onHand: number | null,
  reserved: number,
  manageStock: boolean,
  allowBackorders: boolean,
  lowStockThreshold: number,
  backorderMessage: string | null,
  levels: LevelTuple[] | null,
  lowStockAlertMessage: string | null,
  shippingFeeMinor: number,
  classCode: Sellable["classCode"],
  isListed: boolean,
  unitPriceMeasure: string,
  hasOptions: boolean,
  backorderShipsOn: string | null,
];

/**
 * The JSON array of a sellable: `alias` is that of a row of the view `sellables`. Levels up to `maxMinQty`
 * pieces are read.
 */
export function sellableJson(alias: string, maxMinQty: "one" | "any"): SQL {
  const v = sql.raw(alias);
  const upTo = maxMinQty === "one" ? sql.raw("and pl.min_qty <= 1") : sql.raw("");
  return sql`json_build_array(${v}.id, ${v}.price_minor, ${v}.final_price_minor, ${v}.msrp_minor, ${v}.hide_price,
    ${v}.status, ${v}.available_for_sale, ${v}.max_cart_qty, ${v}.on_hand, ${v}.reserved, ${v}.manage_stock,
    ${v}.allow_backorders, ${v}.low_stock_threshold, ${v}.backorder_message,
    (select json_agg(json_build_array(pl.id, pl.customer_groups, pl.min_qty, pl.price_minor) order by pl.min_qty, pl.id)
     from price_levels pl where pl.tenant_id = ${v}.tenant_id and pl.product_id = ${v}.id
       and pl.seller_id = ${v}.seller_id ${upTo}),
    ${v}.low_stock_alert_message, ${v}.shipping_fee_minor, ${v}.class_code, ${v}.is_listed, ${v}.unit_price_measure,
    ${v}.option_set is not null, ${v}.backorder_ships_on)`;
}

/** Reads what {@link sellableJson} wrote. */
export function sellableOf(tuple: SellableTuple): Sellable {
  const onHand = tuple[8];
  return {
    id: tuple[0],
    priceMinor: tuple[1],
    finalPriceMinor: tuple[2],
    msrpMinor: tuple[3],
    hidePrice: tuple[4],
    status: tuple[5],
    availableForSale: tuple[6],
    maxCartQty: tuple[7],
    shippingFeeMinor: tuple[16],
    classCode: tuple[17],
    isListed: tuple[18],
    unitPriceMeasure: tuple[19],
    hasOptions: tuple[20],
    item: onHand === null ? missingItem : stockItemOf(tuple, onHand),
    backorderMessage: tuple[13] ?? "",
    backorderShipsOn: tuple[21],
    lowStockAlertMessage: tuple[15] ?? "",
    levels: tuple[14] === null ? noLevels : tuple[14].map(levelOf),
  };
}

const noLevels: PriceLevel[] = [];

const stockItemOf = (tuple: SellableTuple, onHand: number): StockItem => ({
  onHand,
  reserved: tuple[9],
  manageStock: tuple[10],
  allowBackorders: tuple[11],
  lowStockThreshold: tuple[12],
});

const levelOf = ([id, customerGroups, minQty, priceMinor]: LevelTuple): PriceLevel => ({
  id: String(id),
  customerGroups,
  minQty,
  priceMinor,
});
