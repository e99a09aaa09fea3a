import { type SQL, sql } from "drizzle-orm";
import { missingItem, type Sellable } from "~/models/catalogue/sellable";
import type { PriceLevel } from "~/models/price/price-level";
import type { StockItem } from "~/models/stock/stock-item";

/** A price level in JSON: id, customer groups, minimum quantity, price in minor units. */
type LevelTuple = [number, string[], number, number];

/** A sellable in JSON. An array, because a page reads hundreds of them and keys would be most of the bytes. */
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
];

/**
 * The JSON array of a sellable: `product` is the alias of its products row, `parent` that of its parent's (left
 * joined, so that a variation inherits), `stock` that of its stock item. Levels up to `maxMinQty` pieces are read.
 */
export function sellableJson(
  aliases: { product: string; parent: string; stock: string },
  maxMinQty: "one" | "any",
): SQL {
  const p = sql.raw(aliases.product);
  const up = sql.raw(aliases.parent);
  const s = sql.raw(aliases.stock);
  const upTo = maxMinQty === "one" ? sql.raw("and pl.min_qty <= 1") : sql.raw("");
  return sql`json_build_array(${p}.id, ${p}.price_minor, ${p}.final_price_minor, ${p}.msrp_minor,
    ${p}.hide_price or coalesce(${up}.hide_price, false),
    case when ${up}.status is null or ${up}.status = 'active' then ${p}.status else ${up}.status end,
    ${p}.available_for_sale and coalesce(${up}.available_for_sale, true), ${p}.max_cart_qty,
    ${s}.on_hand, ${s}.reserved, ${s}.manage_stock, ${s}.allow_backorders, ${s}.low_stock_threshold,
    ${s}.backorder_message,
    (select json_agg(json_build_array(pl.id, pl.customer_groups, pl.min_qty, pl.price_minor) order by pl.min_qty, pl.id)
     from price_levels pl where pl.shop_id = ${p}.shop_id and pl.product_id = ${p}.id ${upTo}),
    coalesce(nullif(${p}.low_stock_alert_message, ''), ${up}.low_stock_alert_message),
    ${shippingFeeSql(aliases)})`;
}

/** What one piece costs on top of its delivery: a variation's own fee or its parent's; nothing for what is not shipped. */
export function shippingFeeSql({ product, parent }: { product: string; parent: string }): SQL {
  const p = sql.raw(product);
  const up = sql.raw(parent);
  return sql`case when ${p}.non_shippable then 0 else coalesce(${p}.shipping_fee_minor, ${up}.shipping_fee_minor, 0) end`;
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
    item: onHand === null ? missingItem : stockItemOf(tuple, onHand),
    backorderMessage: tuple[13] ?? "",
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
