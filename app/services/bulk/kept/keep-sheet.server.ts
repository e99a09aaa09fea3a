import type { z } from "zod";
import type { sheetRow } from "~/models/bulk/rows/bulk-rows";
import { changeStock } from "../../catalogue/stock/change-stock.server";
import { listStockPlaces, type StockPlace } from "../../catalogue/stock/list-stock-places.server";
import { readStockOfSellers } from "../../catalogue/stock/read-stock.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepProducts } from "./keep-products.server";
import { movesBack } from "./keep-stock.server";
import type { Keeps } from "./keeps";

/** Before the SKU of a product; keys of pieces have their place and a slash, and codes of places no space. */
const ofProduct = "product ";
const isOfProduct = (key: string) => key.startsWith(ofProduct);
const skuOf = (key: string) => key.slice(ofProduct.length);

/** A key of pieces taken apart; an empty place is the shop's own. */
function piecesOf(ctx: ShopContext, key: string, places: readonly StockPlace[]) {
  const [code = ""] = key.split("/", 1);
  const place = places.find((one) => one.code === code);
  const sellerId = code === "" ? ctx.shop.sellerId : place?.sellerId;
  return { key, sku: key.slice(code.length + 1), sellerId, name: place ? ` at ${place.name}` : "" };
}

/** Fields of products, and pieces at places (rule bulk-11). */
export const keepSheet: Keeps<z.infer<typeof sheetRow>> = {
  keyOf: (row) => ("fields" in row ? ofProduct + row.sku : `${row.place ?? ""}/${row.sku}`),
  async read(ctx, keys) {
    const products = await keepProducts.read(ctx, keys.filter(isOfProduct).map(skuOf));
    const found = new Map(
      [...products].map(([sku, kept]) => [ofProduct + sku, withKey(kept, ofProduct + sku)]),
    );
    const places = await listStockPlaces(ctx);
    const pieces = keys.filter((key) => !isOfProduct(key)).map((key) => piecesOf(ctx, key, places));
    const sellerIds = pieces.flatMap(({ sellerId }) => sellerId ?? []);
    if (sellerIds.length === 0) return found;
    const stock = await readStockOfSellers(
      ctx,
      pieces.map(({ sku }) => sku),
      [...new Set(sellerIds)],
    );
    for (const { key, sku, sellerId, name } of pieces) {
      const onHand = stock.get(sellerId ?? "")?.get(sku);
      if (onHand !== undefined) found.set(key, { key, name: `${sku}${name}`, values: { onHand } });
    }
    return found;
  },
  async restore(inner, rows) {
    const reasons = new Map<number, string>();
    const places = await listStockPlaces(inner);
    const placed = rows.map((row, at) => ({ at, row }));
    const pieces = placed.filter(({ row }) => !isOfProduct(row.to.key));
    const moves = movesBack(pieces.map(({ row }) => row)).map((move) => {
      const { sku, sellerId } = piecesOf(inner, move.sku, places);
      return sellerId === undefined ? { ...move, sku } : { ...move, sku, sellerId };
    });
    if (moves.length > 0)
      for (const { at, reason } of (await changeStock(inner, moves)).refused)
        reasons.set(pieces[at]?.at ?? 0, reason);
    const products = placed.filter(({ row }) => isOfProduct(row.to.key));
    const back = products.map(({ row: { now, to } }) => ({
      now: withKey(now, skuOf(now.key)),
      to: withKey(to, skuOf(to.key)),
    }));
    if (back.length > 0)
      for (const [at, reason] of await keepProducts.restore(inner, back))
        reasons.set(products[at]?.at ?? 0, reason);
    return reasons;
  },
};

const withKey = <Row extends { key: string }>(kept: Row, key: string): Row => ({ ...kept, key });
