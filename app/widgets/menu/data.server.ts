import type { MenuView } from "~/models/content/menus/menu-view";
import { findMenu } from "~/services/content/pages/find-menu.server";
import type { WidgetLoader } from "~/services/content/widgets/widget-loader";

/** The items of the widget's menu, or null. */
export const load: WidgetLoader<MenuView, { menuId: string }> = async (ctx, { props }) => {
  ctx.addCacheTags(`menu:${props.menuId}`);
  return findMenu(ctx, props.menuId);
};
