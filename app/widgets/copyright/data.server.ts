import type { WidgetLoader } from "~/services/content/load-template-view.server";

/** What the placeholders stand for; the year is the server's, so that both sides render the same. */
export type CopyrightData = { year: number; client: string };

/** Current year (UTC) and the shop's name. */
export const load: WidgetLoader = async (ctx) =>
  ({ year: ctx.now().getUTCFullYear(), client: ctx.shop.name }) satisfies CopyrightData;
