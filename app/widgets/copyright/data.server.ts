import { inZone } from "~/models/platform/date/format-date";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";

/**
 * The values of the placeholders; the year comes from the server, so that server and browser render the same.
 */
export type CopyrightData = { year: number; client: string };

/** The current year in the shop's time zone, and its name. */
export const load: WidgetLoader<CopyrightData> = async (ctx) => ({
  year: inZone(ctx.now(), publicSettings(ctx.shop).general.time_zone).year,
  client: ctx.shop.name,
});
