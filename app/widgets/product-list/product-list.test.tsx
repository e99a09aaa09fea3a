import { describe, expect, test } from "vitest";
import { mug, pan } from "../product-fixture";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { listGroups } from "./list-groups";
import { ProductList } from "./product-list";
import { declaration } from "./schema";

const groups = [
  itemOf(declaration, { groupTitle: "For breakfast", productsSku: "MUG-1" }),
  itemOf(declaration, { groupTitle: "For supper", productsSku: "PAN-1\nGONE-1" }),
];
const reduced = {
  ...mug,
  price: {
    ...mug.price,
    kind: "visible",
    currency: "USD",
    priceMinor: 1800,
    wasMinor: 2400,
    savePercent: 25,
    isStartingAt: false,
  },
} as const;
const render = (
  props = {},
  data: Parameters<typeof ProductList>[0]["data"] = [reduced, pan],
  items = groups,
) => renderOnPage(<ProductList props={propsOf(declaration, props)} items={items} data={data} name="list" />);
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("its properties", () => {
  test("have defaults (rules widgets-8 and widgets-9)", () => {
    expect(propsOf(declaration, {})).toEqual({
      listTitle: "Product List",
      showMsrp: true,
      showSku: true,
      msrpLabel: "List Price:",
      priceLabel: "Our Price:",
      requestQuoteLabel: "Contact for lowest price!",
      requestQuoteUrl: "",
      primaryButtonLabel: "Add to Cart",
      secondaryButtonLabel: "View Details",
      display: "list",
      autoScroll: true,
      autoScrollSeconds: 5,
    });
  });
});

test("SKUs are separated by comma, bar or line break", () => {
  expect(listGroups([itemOf(declaration, { productsSku: "A-1, B-2|C-3\nD-4" })])).toEqual([
    { title: "", skus: ["A-1", "B-2", "C-3", "D-4"] },
  ]);
});

test("products are grouped under their titles, in the owner's order", () => {
  expect(textOf(render())).toMatch(/Product List.*For breakfast.*Tide mug.*For supper.*Skillet/);
});

test("a group without existing products has no title either", () => {
  expect(render({}, [mug])).not.toContain("For supper");
});

test("both prices have their labels", () => {
  expect(textOf(render())).toMatch(/List Price: \$24\.00 Our Price: \$18\.00/);
});

test("the manufacturer's price and the SKU can be hidden", () => {
  const text = textOf(render({ showMsrp: false, showSku: false }));
  expect(text).not.toContain("List Price:");
  expect(text).not.toContain("SKU:");
});

test("a quote is offered if there is an address for it", () => {
  expect(render()).not.toContain("Contact for lowest price!");
  expect(render({ requestQuoteUrl: "/contact" })).toMatch(/href="\/contact"[^>]*>Contact for lowest price!/);
});

test("a hidden price stays hidden", () => {
  const text = textOf(render({}, [{ ...mug, price: { kind: "in-cart" } }]));
  expect(text).toContain("See Price In Cart");
  expect(text).not.toContain("Our Price:");
});

test("as a carousel it shows every product without a script", () => {
  const text = textOf(render({ display: "carousel" }));
  expect(text).toContain("Tide mug");
  expect(text).toContain("Skillet");
});

test.each([[null], [[]]])("with the products %j it is hidden", (data) => {
  expect(render({}, data)).toBe("");
});

test.each([
  ["list and groups", {}, groups, ["2", "3", "4", "3", "4"]],
  ["list alone", {}, [itemOf(declaration, { productsSku: "MUG-1, PAN-1" })], ["2", "3", "3"]],
  ["groups alone", { listTitle: "" }, groups, ["2", "3", "2", "3"]],
  ["nothing", { listTitle: "" }, [itemOf(declaration, { productsSku: "MUG-1" })], ["2"]],
  [
    "list alone, as a carousel",
    { display: "carousel" },
    [itemOf(declaration, { productsSku: "MUG-1" })],
    ["2", "3"],
  ],
])("no heading level is skipped where %s has a title", (_, props, items, levels) => {
  const html = render(props, [reduced, pan], items);
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(levels);
});
