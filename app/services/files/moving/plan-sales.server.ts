import { sql } from "drizzle-orm";
import type { RowMessage } from "~/models/catalogue/product/product-record";
import { readCells } from "~/models/catalogue/rows/read-cells";
import type { WooSale } from "~/models/files/woocommerce/woo-sale";
import { isAppError } from "~/models/platform/error/app-error";
import { cutTextBefore } from "~/models/platform/text/storable-text";
import { planSale } from "../../catalogue/prices/plan-sale.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Plans the sales of an import, one a SKU (rule imports-11). One that is there under its name stays as the
 * shop has it. Call it in the transaction of the import, behind its products.
 * @returns what could not be planned, by lines
 */
export async function planSales(ctx: ShopContext, sales: readonly WooSale[]): Promise<RowMessage[]> {
  if (sales.length === 0) return [];
  const { rows } = await ctx.db.execute<{ name: string }>(sql`
    select name from sales where tenant_id = ${ctx.tenant.id} and seller_id = ${ctx.shop.sellerId}
      and name = any(${sql.param(sales.map(nameOf))}::text[])`);
  const there = new Set(rows.map(({ name }) => name));
  const notes: RowMessage[] = [];
  for (const sale of sales) {
    if (there.has(nameOf(sale))) continue;
    const fault = await planOne(ctx, sale);
    if (fault) notes.push({ line: sale.line, reason: `its sale price was not planned: ${fault}` });
  }
  return notes;
}

const nameOf = ({ sku }: WooSale): string => cutTextBefore(`${sku} at the earlier shop`, 200);

async function planOne(ctx: ShopContext, sale: WooSale): Promise<string | null> {
  const { sku, price, from, to, line } = sale;
  const cells = readCells({ line, cells: { price } }, ctx.tenant.currency);
  const priceMinor = cells.money("price");
  if (priceMinor === null) return cells.problems.join(", ");
  try {
    await planSale(ctx, {
      name: nameOf(sale),
      selection: { skus: [sku] },
      from,
      to,
      terms: { priceMinor },
    });
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.message;
  }
}
