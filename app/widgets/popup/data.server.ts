import { isPopupFor } from "~/models/content/popups/popup-verdict";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";
import type { Props } from "./schema";

/** Whether this visitor may see the popup. */
export type PopupData = { mayShow: boolean };

/** A popup for customers is not sent to guests. */
export const load: WidgetLoader<PopupData, Props> = async (ctx, { props }) => ({
  mayShow: isPopupFor(props, ctx.visitor.customer !== null),
});
