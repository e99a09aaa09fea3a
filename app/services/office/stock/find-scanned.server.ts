import { sql } from "drizzle-orm";
import { barcodeColumn } from "~/models/catalogue/product/product-texts";
import { barcodeOf, type Scanned } from "~/models/office/stock/scanned-codes";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Pieces of a stock item that came, by the SKU it is sold by, with what is there now. */
export type ScannedPieces = { sku: string; name: string; qty: number; onHand: number };

const barcode = sql`p.${sql.identifier(barcodeColumn)}`;

/**
 * The shop's counted stock that codes mean: SKUs, or barcodes of products and variations. Codes of the same
 * pieces are added up.
 * @returns with the codes that nothing counted has
 */
export async function findScanned(
  { db, tenant, shop }: ShopContext,
  scanned: readonly Scanned[],
): Promise<{ found: ScannedPieces[]; unknown: string[] }> {
  const codes = scanned.map(({ code }) => code);
  const barcodes = scanned.map(({ code }) => barcodeOf(code));
  const { rows } = await db.execute<Omit<ScannedPieces, "qty"> & { code: string; item: string }>(sql`
    with asked as (
      select * from unnest(${sql.param(codes)}::text[], ${sql.param(barcodes)}::text[]) as a (code, barcode)),
    meant as (
      select a.code, p.id, p.sku, p.name, p.parent_id, 0 as nearness from asked a
      join products p on p.tenant_id = ${tenant.id} and p.sku = a.code and p.archived_from is null
      union all
      select a.code, p.id, p.sku, p.name, p.parent_id, 1 from asked a
      join products p on p.tenant_id = ${tenant.id} and ${barcode} <> '' and lpad(${barcode}, 14, '0') = a.barcode
        and p.archived_from is null)
    select distinct on (m.code) m.code, m.sku, coalesce(nullif(m.name, ''), f.name, '') as name,
      s.on_hand as "onHand", s.id::text as item
    from meant m
    join offers o on o.tenant_id = ${tenant.id} and o.product_id = m.id and o.seller_id = ${shop.sellerId}
    join stock_items s on s.tenant_id = ${tenant.id} and s.id = o.stock_item_id and s.manage_stock
    left join products f on f.tenant_id = ${tenant.id} and f.id = m.parent_id
    order by m.code, m.nearness, m.id`);
  const byItem = new Map<string, ScannedPieces>();
  const known = new Map(rows.map((row) => [row.code, row]));
  for (const { code, qty } of scanned) {
    const row = known.get(code);
    if (!row) continue;
    const { sku, name, onHand } = row;
    const before = byItem.get(row.item);
    if (before) before.qty += qty;
    else byItem.set(row.item, { sku, name, qty, onHand });
  }
  return { found: [...byItem.values()], unknown: codes.filter((code) => !known.has(code)) };
}
