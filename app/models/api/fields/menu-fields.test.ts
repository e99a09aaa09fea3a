import { expect, test } from "vitest";
import { menuSchema } from "../../content/menus/menu";
import { menuFields, mobileOrders } from "./menu-fields";

test("an item's id is its position in the menu", () => {
  const menu = menuSchema.parse({
    id: "main",
    name: "Main",
    items: [{ label: "Kitchen", url: "/kitchen", items: [{ label: "Mugs", url: "/mugs", columns: 2 }] }],
  });
  expect(menuFields(menu, 2)).toMatchObject({
    _id: "main",
    orderInMobile: 2,
    items: [{ _id: "main-0", columns: null, items: [{ _id: "main-0-0", label: "Mugs", columns: 2 }] }],
  });
});

test("a header says where a menu stands on a phone", () => {
  const menu = (props: Record<string, unknown>) => ({ type: "menu", props, items: [] });
  const orders = mobileOrders({
    first: menu({ orderInMobile: 2 }),
    second: menu({ menuId: "help", orderInMobile: 1 }),
    third: menu({ menuId: "none" }),
  });
  expect([...orders]).toEqual([
    ["main", 2],
    ["help", 1],
  ]);
});
