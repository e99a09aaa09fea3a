import { type SQL, sql } from "drizzle-orm";
import type { MovedRows } from "~/models/catalogue/merging/moved-rows";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Whose rows go from which product to which; without sellers those of all. */
export type ProductMove = { fromId: number; toId: number; sellerIds: readonly string[] | null };

/** Rows of a table that name a product and follow it. */
type Following = {
  table: string;
  /** What people call them, one and many. */
  nouns: readonly [string, string];
  /** The column that names the product. */
  column: string;
  /** The columns that tell rows apart, beside tenant and product. */
  keys: readonly string[];
  /** The columns of which a product has each combination once; a row that would be a second one stays. */
  once: readonly string[] | null;
  /** The rows of sellers; null for what belongs to no seller and stays when offers leave. */
  ofSellers: ((tenantId: string, sellerIds: SQL) => SQL) | null;
};

const bySeller: Following["ofSellers"] = (_tenant, sellerIds) => sql`t.seller_id = any(${sellerIds})`;

/** By the seller of the row in another table that it belongs to. */
const byOwner =
  (owner: string, key: string): Following["ofSellers"] =>
  (tenantId, sellerIds) =>
    sql`t.${sql.identifier(key)} in (select o.id from ${sql.identifier(owner)} o
      where o.tenant_id = ${tenantId} and o.seller_id = any(${sellerIds}))`;

const named = (
  table: string,
  nouns: Following["nouns"],
  keys: readonly string[],
  once: Following["once"],
  ofSellers: Following["ofSellers"],
): Following => ({ table, nouns, column: "product_id", keys, once, ofSellers });

/** All that follows a product, offers aside (rule sellers-22). */
const following: readonly Following[] = [
  named(
    "sale_prices",
    ["price of a sale", "prices of sales"],
    ["sale_id"],
    ["sale_id"],
    byOwner("sales", "sale_id"),
  ),
  named(
    "order_items",
    ["line of an order", "lines of orders"],
    ["order_id", "id"],
    null,
    byOwner("orders", "order_id"),
  ),
  named("subscriptions", ["subscription", "subscriptions"], ["id"], null, bySeller),
  named(
    "cart_items",
    ["line in a cart", "lines in carts"],
    ["cart_id", "id"],
    ["cart_id", "line_key"],
    byOwner("carts", "cart_id"),
  ),
  named(
    "saved_items",
    ["line kept for later", "lines kept for later"],
    ["customer_id", "id"],
    ["customer_id", "seller_id", "line_key"],
    bySeller,
  ),
  named(
    "shopping_list_items",
    ["line of a list", "lines of lists"],
    ["customer_id", "list_id", "id"],
    ["customer_id", "list_id", "seller_id", "line_key"],
    bySeller,
  ),
  named("conversations", ["conversation", "conversations"], ["id"], ["customer_id", "shop_id"], bySeller),
  named("favorites", ["heart", "hearts"], ["customer_id"], ["customer_id"], null),
  named("stock_notices", ["notice of stock", "notices of stock"], ["id"], ["shop_id", "email"], null),
  named("reviews", ["review", "reviews"], ["id"], null, null),
  named("product_questions", ["question", "questions"], ["id"], null, null),
  {
    table: "product_children",
    nouns: ["set it is in", "sets it is in"],
    column: "child_id",
    keys: ["parent_id"],
    once: ["parent_id"],
    ofSellers: null,
  },
];

const param = (list: readonly string[]) => sql`${sql.param([...list])}::uuid[]`;

/** The rows that would go: those of a product that its table does not have of the other one as well. */
function isGoing(tenantId: string, { fromId, toId, sellerIds }: ProductMove, one: Following): SQL {
  const own = sql`t.tenant_id = ${tenantId} and t.${sql.identifier(one.column)} = ${fromId}`;
  const ofThem = sellerIds && one.ofSellers ? sql`and ${one.ofSellers(tenantId, param(sellerIds))}` : sql``;
  return sql`${own} ${ofThem} ${isOnly(tenantId, toId, one)}`;
}

/** Rows that would be no second one of a product. */
function isOnly(tenantId: string, productId: number, { table, column, once }: Following): SQL {
  if (!once) return sql``;
  const isSame = once.map((key) => sql`and o.${sql.identifier(key)} = t.${sql.identifier(key)}`);
  return sql`and not exists (select 1 from ${sql.identifier(table)} o
    where o.tenant_id = ${tenantId} and o.${sql.identifier(column)} = ${productId} ${sql.join(isSame, sql` `)})`;
}

const goesWith = ({ sellerIds }: ProductMove) =>
  following.filter(({ ofSellers }) => sellerIds === null || ofSellers);

/** How many rows of each kind moves would take together, in words; those without any are left out. */
export async function countMoved(ctx: ShopContext, moves: readonly ProductMove[]): Promise<string[]> {
  const texts: string[] = [];
  for (const one of following) {
    let count = 0;
    for (const move of moves.filter((each) => goesWith(each).includes(one))) {
      const { rows } = await ctx.db.execute<{ count: number }>(sql`
        select count(*)::int as count from ${sql.identifier(one.table)} t where ${isGoing(ctx.tenant.id, move, one)}`);
      count += rows[0]?.count ?? 0;
    }
    if (count > 0) texts.push(`${count} ${one.nouns[count === 1 ? 0 : 1]}`);
  }
  return texts;
}

/** Takes what follows from one product to the other. Answers its keys, by table. */
export async function moveRows(ctx: ShopContext, move: ProductMove): Promise<MovedRows> {
  const moved: Record<string, (string | number)[][]> = {};
  for (const one of goesWith(move)) {
    const keys = one.keys.map((key) => sql`t.${sql.identifier(key)}`);
    const { rows } = await ctx.db.execute<{ keys: (string | number)[] }>(sql`
      update ${sql.identifier(one.table)} t set ${sql.identifier(one.column)} = ${move.toId}
      where ${isGoing(ctx.tenant.id, move, one)}
      returning jsonb_build_array(${sql.join(keys, sql`, `)}) as keys`);
    if (rows.length > 0) moved[one.table] = rows.map((row) => row.keys);
  }
  return moved;
}

/** Brings rows back that followed: those that are still the other product's. */
export async function moveRowsBack(
  ctx: ShopContext,
  { fromId, toId }: Pick<ProductMove, "fromId" | "toId">,
  moved: MovedRows,
): Promise<void> {
  for (const one of following) {
    const rows = moved[one.table];
    if (!rows) continue;
    const keys = one.keys.map((key) => sql`t.${sql.identifier(key)}`);
    await ctx.db.execute(sql`
      update ${sql.identifier(one.table)} t set ${sql.identifier(one.column)} = ${fromId}
      where t.tenant_id = ${ctx.tenant.id} and t.${sql.identifier(one.column)} = ${toId}
        and jsonb_build_array(${sql.join(keys, sql`, `)}) in (
          select value from jsonb_array_elements(${JSON.stringify(rows)}::jsonb))
        ${isOnly(ctx.tenant.id, fromId, one)}`);
  }
}
