import { dayText } from "~/models/office/day-text";
import { orderStateBadge } from "~/models/office/orders/order-state";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { formatMoney } from "~/models/platform/money/format-money";
import { can } from "~/models/shops/actors/can";
import { officeCustomersPath, officeOrderPath } from "~/paths/office";
import { findOrder } from "../../orders/reading/find-order.server";
import { findOrderByNumber } from "../../orders/reading/find-order-by-number.server";
import { searchOrders } from "../../orders/reading/search-orders.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Orders of a guest on their page. */
const shownOrders = 20;

/**
 * The page of who ordered without an account, by the number of an order of theirs (rule office-8).
 * @throws AppError `not_found`, `forbidden`
 */
export async function loadGuestPage(ctx: ShopContext, number: string): Promise<RecordView> {
  if (!can(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null }))
    throw new AppError("forbidden", "You may not view customers.");
  const order = await findOrder(ctx, await findOrderByNumber(ctx, number));
  if (order.customerId !== null) throw new AppError("not_found", "This order has an account.");
  const search = { email: order.email, isGuest: true };
  const orders = await searchOrders(ctx, search, { after: null, limit: shownOrders });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const { first_name, last_name, phone } = order.billingAddress;
  return {
    title: `${first_name} ${last_name}`.trim() || order.email,
    badges: [{ text: "Guest", tone: "plain" }],
    intro: "Ordered without an account.",
    way: [{ to: officeCustomersPath(), label: "Customers" }],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Orders as a guest",
        empty: "No orders yet.",
        rows: orders.map(({ incrementId, createdAt, grandTotalMinor, currency, status }) => ({
          title: incrementId,
          to: officeOrderPath(incrementId),
          sub: `${dayText(createdAt, clock)} · ${formatMoney(grandTotalMinor, currency)}`,
          end: orderStateBadge(status).text,
          tone: orderStateBadge(status).tone,
        })),
      },
    ],
    aside: [
      {
        kind: "facts",
        title: "Contact",
        facts: [
          { label: "Email", text: order.email, to: `mailto:${order.email}` },
          { label: "Phone", text: phone || "–" },
        ],
      },
    ],
  };
}
