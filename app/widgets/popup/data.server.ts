import type { WidgetLoader } from "~/services/content/widget-loader";
import { schema } from "./schema";

/** Whether this visitor may see the popup. */
export type PopupData = { mayShow: boolean };

/** A popup for customers is not sent to guests. */
export const load: WidgetLoader<PopupData> = async (ctx, content) => ({
  mayShow: !schema.parse(content.props).loggedInOnly || ctx.visitor.customer !== null,
});
