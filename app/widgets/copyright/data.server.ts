import { inZone } from "~/models/date/format-date";
import { publicSettings } from "~/models/shop-settings/shop-settings";
import type { WidgetLoader } from "~/services/content/load-template-view.server";

/** What the placeholders stand for; the year is the server's, so that both sides render the same. */
export type CopyrightData = { year: number; client: string };

/** Current year in the shop's time zone, and its name. */
export const load: WidgetLoader<CopyrightData> = async (ctx) => ({
  year: inZone(ctx.now(), publicSettings(ctx.shop).general.time_zone).year,
  client: ctx.shop.name,
});
