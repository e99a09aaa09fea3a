import { expect, test } from "vitest";
import { menuSchema } from "../content/menu";
import { menuFields } from "./menu-fields";

test("an item's id is its position in the menu", () => {
  const menu = menuSchema.parse({
    id: "main",
    name: "Main",
    items: [{ label: "Kitchen", url: "/kitchen", items: [{ label: "Mugs", url: "/mugs", columns: 2 }] }],
  });
  expect(menuFields(menu)).toMatchObject({
    items: [{ _id: "main-0", columns: null, items: [{ _id: "main-0-0", label: "Mugs", columns: 2 }] }],
  });
});
