// @public

import { inZone } from "~/models/platform/date/format-date";
import type { ShopContext } from "../context/shop-context.server";

/** Deliveries are ordered from this hour of the shop's clock on (rule subscriptions-8). */
const fromHour = 6;

/** The day whose deliveries are ordered now, as an ISO date of the shop's clock. */
export const deliveryDay = ({ now, shop }: Pick<ShopContext, "now" | "shop">): string =>
  inZone(now(), shop.settings.general.time_zone).minus({ hours: fromHour }).toISODate();

/** Today, as an ISO date of the shop's clock. */
export const shopDay = ({ now, shop }: Pick<ShopContext, "now" | "shop">): string =>
  inZone(now(), shop.settings.general.time_zone).toISODate();
