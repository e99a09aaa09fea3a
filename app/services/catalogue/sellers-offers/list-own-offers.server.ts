// @public

import { type SQL, sql } from "drizzle-orm";
import type { OfferCondition } from "~/models/catalogue/offer/offer-condition";
import { AppError } from "~/models/platform/error/app-error";
import type { ProductImage } from "~/models/platform/media/product-record";
import { can } from "~/models/shops/actors/can";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Which of a seller's offers are looked for. */
export type OfferSearch = { text: string; state: "all" | "waiting" | "refused" | "hidden" | "out" };

/** What a seller offers, as a line of its list. */
export type OwnOffer = {
  productId: number;
  sku: string;
  name: string;
  choices: Record<string, string>;
  image: ProductImage | null;
  priceMinor: number;
  finalPriceMinor: number;
  condition: OfferCondition | "";
  isShown: boolean;
  /** Whether the business has to approve it, or refused it. */
  approval: "waiting" | "refused" | null;
  reason: string;
  /** Pieces that may be sold; null where they are not counted. */
  free: number | null;
  /** Whether the seller brought the product. */
  isOwnProduct: boolean;
};

/**
 * What the shop's seller offers at a price of its own, by SKU (rule sellers-20).
 * @param page.after the last SKU of the page before
 * @throws AppError `forbidden`
 */
export async function listOwnOffers(
  ctx: ShopContext,
  { text, state }: OfferSearch,
  { after, limit }: { after: string; limit: number },
): Promise<OwnOffer[]> {
  const { tenant, shop } = ctx;
  const actor = await ctx.actor();
  if (
    actor.kind === "shopper" ||
    !can(actor, "view", { kind: "price", tenantId: tenant.id, sellerId: shop.sellerId })
  )
    throw new AppError("forbidden", "You may not view this seller’s offers.");
  const { rows } = await ctx.db.execute<OwnOffer>(sql`
    select p.id::int as "productId", p.sku, coalesce(nullif(p.name, ''), up.name) as name, p.option_values as choices,
      coalesce(p.images -> 0, up.images -> 0) as image, o.price_minor::float8 as "priceMinor",
      least(o.final_price_minor, o.sale_minor)::float8 as "finalPriceMinor", o.condition,
      o.is_visible and o.available_for_sale and coalesce(uo.is_visible, true) as "isShown",
      a.state as approval, coalesce(a.reason, '') as reason,
      case when i.manage_stock then i.on_hand - i.reserved end as free,
      coalesce(up.owner_seller_id, p.owner_seller_id) is not distinct from o.seller_id as "isOwnProduct"
    from offers o
    join products p on p.tenant_id = o.tenant_id and p.id = o.product_id
    left join products up on up.tenant_id = p.tenant_id and up.id = p.parent_id
    left join offers uo on uo.tenant_id = o.tenant_id and uo.product_id = p.parent_id and uo.seller_id = o.seller_id
    left join offer_approvals a on a.tenant_id = o.tenant_id and a.product_id = o.product_id and a.seller_id = o.seller_id
    left join stock_items i on i.tenant_id = o.tenant_id and i.id = o.stock_item_id
    where o.tenant_id = ${tenant.id} and o.seller_id = ${shop.sellerId} and o.archived_from is null
      and p.archived_from is null and p.class_code in ('simple', 'gift_certificate') and p.sku > ${after}
      and ${matches(text)} and ${inState[state]}
    order by p.sku limit ${limit}`);
  return rows;
}

const inState: Record<OfferSearch["state"], SQL> = {
  all: sql`true`,
  waiting: sql`a.state = 'waiting'`,
  refused: sql`a.state = 'refused'`,
  hidden: sql`a.state is null and not (o.is_visible and o.available_for_sale)`,
  out: sql`i.manage_stock and i.on_hand - i.reserved <= i.low_stock_threshold`,
};

/** Products `p` of which name, SKU or number hold every typed word. */
export const matches = (text: string): SQL =>
  sql.join(
    [
      sql`true`,
      ...text
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .slice(0, 10)
        .map(
          (word) =>
            sql`strpos(lower(concat_ws(' ', up.name, p.name, up.brand, p.brand, p.sku, p.jpin)), ${word}) > 0`,
        ),
    ],
    sql` and `,
  );
