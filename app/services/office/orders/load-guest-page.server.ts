import { dayText } from "~/models/office/day-text";
import { orderStateBadge } from "~/models/office/orders/order-state";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import { formatMoney } from "~/models/platform/money/format-money";
import { can } from "~/models/shops/actors/can";
import { officeCustomersPath, officeGuestDataPath, officeOrderPath } from "~/paths/office";
import { searchOrders } from "../../orders/reading/search-orders.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findGuestByOrder } from "./find-guest-by-order.server";
import { guestDeeds } from "./guest-deeds.server";

/** Orders of a guest on their page. */
const shownOrders = 20;

/**
 * The page of who ordered without an account, by the number of an order of theirs (rule office-8).
 * @throws AppError `not_found`, `forbidden`
 */
export async function loadGuestPage(ctx: ShopContext, number: string): Promise<RecordView> {
  const guest = await findGuestByOrder(ctx, number);
  const search = { email: guest.email, isGuest: true };
  const orders = await searchOrders(ctx, search, { after: null, limit: shownOrders });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const mayChange = can(await ctx.actor(), "change", {
    kind: "customer",
    tenantId: ctx.tenant.id,
    id: null,
  });
  return {
    title: `${guest.firstName} ${guest.lastName}`.trim() || guest.email,
    badges: [{ text: "Guest", tone: "plain" }],
    intro: `Orders without an account. First order: ${dayText(guest.createdAt, clock)}.`,
    way: [{ to: officeCustomersPath(), label: "Customers" }],
    deeds: mayChange ? guestDeeds(guest) : [],
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
      ...(guest.note
        ? [{ kind: "lines", title: "Note", lines: guest.note.split("\n") } satisfies PanelView]
        : []),
    ],
    aside: [
      {
        kind: "facts",
        title: "Contact",
        facts: [
          { label: "Email", text: guest.email, to: `mailto:${guest.email}` },
          { label: "Phone", text: guest.phone || "–" },
        ],
      },
      ...(mayChange
        ? [
            {
              kind: "links",
              title: "Their data",
              links: [
                { href: officeGuestDataPath(number), label: "All that is kept about them", isFile: true },
              ],
            } satisfies PanelView,
          ]
        : []),
    ],
  };
}
