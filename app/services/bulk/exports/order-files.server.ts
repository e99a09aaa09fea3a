import { z } from "zod";
import { linesOfOrders, type OrderLineRow } from "../../orders/reading/lines-of-orders.server";
import { type FoundOrder, type OrderCursor, searchOrders } from "../../orders/reading/search-orders.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExportFile, ExportOptions, ExportRow } from "./export-file";

/** Orders of a step. */
const stepOrders = 500;

const cursorSchema = z.object({ at: z.string(), id: z.string() });

const orderColumns = {
  number: ({ incrementId }: FoundOrder) => incrementId,
  createdAt: ({ createdAt }: FoundOrder) => createdAt.toISOString(),
  status: ({ status }: FoundOrder) => status,
  email: ({ email }: FoundOrder) => email,
  customerId: ({ customerId }: FoundOrder) => customerId,
  name: ({ billingAddress: { first_name, last_name } }: FoundOrder) => `${first_name} ${last_name}`.trim(),
  country: ({ shippingAddress, billingAddress }: FoundOrder) => (shippingAddress ?? billingAddress).country,
  currency: ({ currency }: FoundOrder) => currency,
  subtotalMinor: ({ subtotalMinor }: FoundOrder) => subtotalMinor,
  discountMinor: ({ discountMinor }: FoundOrder) => discountMinor,
  shippingMinor: ({ shippingMinor, shippingFeeMinor }: FoundOrder) => shippingMinor + shippingFeeMinor,
  taxMinor: ({ taxMinor }: FoundOrder) => taxMinor,
  grandTotalMinor: ({ grandTotalMinor }: FoundOrder) => grandTotalMinor,
  invoiceNumber: ({ invoiceNumber }: FoundOrder) => invoiceNumber,
};

const lineColumns = {
  sku: ({ sku }: OrderLineRow) => sku,
  name: ({ name }: OrderLineRow) => name,
  qty: ({ qty }: OrderLineRow) => qty,
  priceMinor: ({ priceMinor }: OrderLineRow) => priceMinor,
  discountMinor: ({ discountMinor }: OrderLineRow) => discountMinor,
  taxMinor: ({ taxMinor }: OrderLineRow) => taxMinor,
  rowTotalMinor: ({ rowTotalMinor }: OrderLineRow) => rowTotalMinor,
};

/** The orders of the shop, the newest first. */
export const ordersFile: ExportFile = {
  columns: () => Object.keys(orderColumns),
  async read(ctx, options, cursor) {
    const { found, next } = await readOrders(ctx, options, cursor);
    return { rows: found.map((order) => rowOf(orderColumns, order)), cursor: next };
  },
};

/** The lines of these orders. */
export const linesFile: ExportFile = {
  columns: () => ["number", ...Object.keys(lineColumns), "currency"],
  async read(ctx, options, cursor) {
    const { found, next } = await readOrders(ctx, options, cursor);
    const ids = found.map(({ id }) => id);
    const lines = ids.length > 0 ? await linesOfOrders(ctx, ids) : new Map<string, OrderLineRow[]>();
    const rows = found.flatMap(({ id, incrementId, currency }) =>
      (lines.get(id) ?? []).map((line) => ({ number: incrementId, ...rowOf(lineColumns, line), currency })),
    );
    return { rows, cursor: next };
  },
};

async function readOrders(ctx: ShopContext, { from, to }: ExportOptions, cursor: unknown) {
  const after: OrderCursor | null = cursor === null ? null : cursorSchema.parse(cursor);
  const wanted = { shopId: ctx.shop.id, from, before: to };
  const found = await searchOrders(ctx, wanted, { after, limit: stepOrders });
  return { found, next: found.length < stepOrders ? null : (found.at(-1)?.cursor ?? null) };
}

const rowOf = <Of>(columns: Record<string, (of: Of) => ExportRow[string]>, of: Of): ExportRow =>
  Object.fromEntries(Object.entries(columns).map(([column, value]) => [column, value(of)]));
