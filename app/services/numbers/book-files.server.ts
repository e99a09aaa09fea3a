import { type SQL, sql } from "drizzle-orm";
import type { MovementKind } from "~/models/payments/ledger-account";

/**
 * A file of the books (rule numbers-6): a row for what a movement of the ledger moved, or several. A column
 * is its heading and what it holds; amounts are minor units and are written in major ones.
 */
export type BookFile = {
  file: string;
  kinds: readonly MovementKind[];
  columns: readonly { heading: string; value: SQL; isAmount?: true }[];
  /** Joined to `m`, the movement, and `o`, its order. */
  from: SQL;
  order: SQL;
};

const place = sql`concat_ws('-', coalesce(o.shipping_address, o.billing_address) ->> 'country',
  nullif(coalesce(o.shipping_address, o.billing_address) ->> 'state', ''))`;

/** What entries of a movement with these parts moved for the shopper: a sale is positive. */
const moved = (parts: readonly string[]): SQL => sql`coalesce((
  select sum(-e.amount_minor) from ledger_entries e
  where e.tenant_id = m.tenant_id and e.movement_id = m.id and e.part = any(${sql.param(parts)}::text[])), 0)`;

const amounts = [
  { heading: "Goods", value: moved(["goods"]), isAmount: true },
  { heading: "Gift cards", value: moved(["gift_cards"]), isAmount: true },
  { heading: "Delivery", value: moved(["delivery"]), isAmount: true },
  { heading: "Tax", value: moved(["tax"]), isAmount: true },
  { heading: "Total", value: moved(["goods", "gift_cards", "delivery", "tax"]), isAmount: true },
] as const;

const number = { heading: "Order", value: sql`o.increment_id` };
const seller = {
  heading: "Seller",
  value: sql`(select s.code from sellers s where s.tenant_id = m.tenant_id and s.id = coalesce(m.seller_id, o.seller_id))`,
};

/** What a shop's books are made of; see {@link BookFile}. */
export const bookFiles: readonly BookFile[] = [
  {
    file: "orders.csv",
    kinds: ["sale"],
    columns: [
      number,
      { heading: "Invoice", value: sql`coalesce(o.invoice_number, '')` },
      seller,
      { heading: "Place", value: place },
      { heading: "Paid by", value: sql`coalesce(o.payment_method ->> 'code', '')` },
      ...amounts,
      { heading: "Gift cards and credit used", value: sql`o.redeemed_minor`, isAmount: true },
    ],
    from: sql``,
    order: sql`m.id`,
  },
  {
    file: "lines.csv",
    kinds: ["sale"],
    columns: [
      number,
      { heading: "SKU", value: sql`i.sku` },
      { heading: "Name", value: sql`i.name` },
      { heading: "Pieces", value: sql`i.qty` },
      { heading: "Price", value: sql`i.price_minor`, isAmount: true },
      { heading: "Discount", value: sql`i.discount_minor`, isAmount: true },
      { heading: "After discount", value: sql`i.row_total_minor - i.discount_minor`, isAmount: true },
      { heading: "Tax", value: sql`i.tax_minor`, isAmount: true },
    ],
    from: sql`join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id`,
    order: sql`m.id, i.id`,
  },
  {
    file: "taxes.csv",
    kinds: ["sale"],
    columns: [
      number,
      { heading: "Place", value: place },
      { heading: "Tax", value: sql`a ->> 'title'` },
      { heading: "On", value: sql`a ->> 'on'` },
      {
        heading: "In prices",
        value: sql`case when (a ->> 'isContained')::boolean then 'yes' else 'no' end`,
      },
      { heading: "Amount", value: sql`(a ->> 'amountMinor')::bigint`, isAmount: true },
    ],
    from: sql`join lateral jsonb_array_elements(o.adjustments) with ordinality as steps (a, place)
      on a ->> 'stage' in ('tax', 'other_tax')`,
    order: sql`m.id, steps.place`,
  },
  {
    file: "refunds.csv",
    kinds: ["refund", "cancellation"],
    columns: [
      number,
      { heading: "Kind", value: sql`m.kind` },
      {
        heading: "Credit note",
        value: sql`coalesce((select c.number from credit_notes c
          where c.tenant_id = m.tenant_id and c.movement_key = m.key), '')`,
      },
      ...amounts,
    ],
    from: sql``,
    order: sql`m.id`,
  },
  {
    file: "fees.csv",
    kinds: ["commission", "fee", "adjustment", "refund", "cancellation"],
    columns: [
      number,
      seller,
      { heading: "Kind", value: sql`m.kind` },
      { heading: "Reason", value: sql`m.note` },
      { heading: "Amount", value: sql`f.amount`, isAmount: true },
    ],
    from: sql`cross join lateral (
      select sum(-e.amount_minor) as amount from ledger_entries e
      where e.tenant_id = m.tenant_id and e.movement_id = m.id and e.account = 'marketplace_revenue'
      having sum(e.amount_minor) <> 0) f`,
    order: sql`m.id`,
  },
];
