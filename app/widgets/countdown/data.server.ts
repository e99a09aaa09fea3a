import { type CountdownView, countdownView } from "~/models/content/widgets/countdown-view";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import type { Item, Props } from "./schema";

/** What the countdown shows, and whether its owner is looking. */
export type CountdownData = { view: CountdownView | null; isPreview: boolean };

/** The end as the shop's clock has it; the server alone knows dates. */
export const load: WidgetLoader<CountdownData, Props, Item> = async (ctx, { items: [item] }) => {
  const zone = publicSettings(ctx.shop).general.time_zone;
  return {
    view: item ? countdownView(item, { zone, now: ctx.now() }) : null,
    isPreview: ctx.isPreview === true,
  };
};
