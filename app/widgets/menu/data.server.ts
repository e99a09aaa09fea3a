import type { MenuView } from "~/models/content/menu-view";
import { findMenu } from "~/services/content/find-menu.server";
import type { WidgetLoader } from "~/services/content/widget-loader";

/** The items of the widget's menu, or null. */
export const load: WidgetLoader<MenuView> = async (ctx, content) => {
  const id = typeof content.props.menuId === "string" ? content.props.menuId : "main";
  ctx.addCacheTags(`menu:${id}`);
  return findMenu(ctx, id);
};
