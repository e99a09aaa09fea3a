import { describe, expect, test } from "vitest";
import { type MenuPlace, MenuPlaceProvider } from "~/components/storefront/place/menu-place";
import { menuSchema } from "~/models/content/menus/menu";
import { propsOf, renderOnPage } from "../widget-fixture";
import { MenuWidget } from "./menu";
import { declaration } from "./schema";

const menu = menuSchema.parse({
  id: "main",
  name: "Main menu",
  items: [
    { label: "Kitchen", url: "/kitchen", items: [{ label: "Mugs", url: "/mugs" }] },
    { label: "Journal", url: "https://journal.example" },
  ],
});

const render = (props: Record<string, unknown> = {}, place: MenuPlace = "bar", data = menu) =>
  renderOnPage(
    <MenuPlaceProvider value={place}>
      <MenuWidget props={propsOf(declaration, props)} items={[]} data={{ data }} name="header-menu" />
    </MenuPlaceProvider>,
  );

test("without a script a flyout opens on hover and on focus", () => {
  const html = render();
  expect(html).toContain('href="/mugs"');
  // The styles show it while no script has come (app/styles/menus.css).
  expect(html).toMatch(/<li data-opens="" class="menu-item">[\s\S]*<div class="flyout">/);
});

test("each flyout has a button for keyboards", () => {
  expect(render()).toContain('aria-expanded="false" aria-label="Kitchen: more"');
});

test("an external link is a plain link in the same tab", () => {
  expect(render()).toMatch(/<a[^>]*href="https:\/\/journal.example"/);
  expect(render()).not.toContain("_blank");
});

test.each([
  ["tidal", "repeat(1, minmax(0, 198px))"],
  ["amazon", "nested-list"],
])("the flyout %s has its shape", (flyoutType, shape) => {
  expect(render({ flyoutType })).toContain(shape);
});

test("a flyout closes after 1 s, its inner list after 1.5 s, and none is open at first (rule menus-4)", () => {
  const html = render({ flyoutType: "amazon" });
  expect([...html.matchAll(/data-hover-list="(\d+)"/g)].map(([, ms]) => ms)).toEqual(["1000", "1500"]);
  expect(html).not.toContain("data-open=");
});

test("a menu without flyouts shows its top level only", () => {
  expect(render({ flyoutType: "none" })).not.toContain('href="/mugs"');
});

describe("the sidebar", () => {
  test("discloses children, without a script as well", () => {
    const html = render({}, "sidebar");
    expect(html).toContain("<details");
    expect(html).toContain("All of Kitchen");
  });

  test("discloses every level", () => {
    const deep = menuSchema.parse({
      ...menu,
      items: [
        {
          ...menu.items[0],
          items: [{ label: "Mugs", url: "/mugs", items: [{ label: "Tea", url: "/tea" }] }],
        },
      ],
    });
    const html = render({}, "sidebar", deep);
    expect(html).toContain("All of Mugs");
    expect(html).toContain('href="/tea"');
  });

  test("contains no bar", () => {
    expect(render({}, "sidebar")).not.toContain("flyout-button");
  });
});

test.each([
  ["columns", { columns: 12 }, { columns: 3 }],
  ["flyoutType", { flyoutType: "spiral" }, { flyoutType: "tidal" }],
  ["orderInMobile", { orderInMobile: "first" }, { orderInMobile: null }],
])("an invalid %s falls back", (_, given, expected) => {
  expect(propsOf(declaration, given)).toMatchObject(expected);
});

test("a missing menu shows nothing", () => {
  expect(
    renderOnPage(<MenuWidget props={propsOf(declaration, {})} items={[]} data={null} name="m" />),
  ).not.toContain("<nav");
});
