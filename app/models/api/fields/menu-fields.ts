import type { Menu, MenuItem } from "../../content/menus/menu";
import type { WidgetContent } from "../../shops/pages/widget-content";

/** A menu item in the API. */
export type MenuItemFields = {
  _id: string;
  label: string;
  url: string;
  items: MenuItemFields[];
  flyoutType: string | null;
  columns: number | null;
  width: number | null;
  imageUrl: string | null;
};

/**
 * Maps a menu to API fields; an item's id is its position, such as `main-0-2`. Widths are px.
 * @param orderInMobile its place among the header's menus on a phone; null for none
 */
export const menuFields = ({ id, name, items }: Menu, orderInMobile: number | null) => ({
  _id: id,
  id,
  name,
  orderInMobile,
  items: itemFields(items, id),
});

/** The places on a phone that a header gives its menus, by their ids. */
export const mobileOrders = (contents: Record<string, WidgetContent>): Map<string, number> =>
  new Map(
    Object.values(contents).flatMap(({ type, props: { menuId = "main", orderInMobile } }) =>
      type === "menu" && typeof menuId === "string" && typeof orderInMobile === "number"
        ? [[menuId, orderInMobile] as const]
        : [],
    ),
  );

function itemFields(items: readonly MenuItem[], place: string): MenuItemFields[] {
  return items.map((item, index) => {
    const _id = `${place}-${index}`;
    return {
      _id,
      label: item.label,
      url: item.url,
      items: itemFields(item.items, _id),
      flyoutType: item.flyoutType ?? null,
      columns: item.columns ?? null,
      width: item.width ?? null,
      imageUrl: item.imageUrl ?? null,
    };
  });
}
