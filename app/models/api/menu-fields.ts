import type { Menu, MenuItem } from "../content/menu";

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

/** Maps a menu to API fields; an item's id is its position, such as `main-0-2`. Widths are px. */
export const menuFields = ({ id, name, items }: Menu) => ({ id, name, items: itemFields(items, id) });

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
