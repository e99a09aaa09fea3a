import { describe, expect, test } from "vitest";
import { isWooHeader } from "./woo-columns";
import { wooRows } from "./woo-rows";

const read = (...rows: Record<string, string>[]) =>
  wooRows(
    rows.map((cells, at) => ({ line: at + 2, cells: { Type: "simple", Published: "1", ...cells } })),
    {
      taken: new Set(["about"]),
      today: "2026-05-10",
      hasFile: (name) => ["print.pdf", "tea & cake.zip"].includes(name),
    },
  );
const cellsOf = (cells: Record<string, string>) => read(cells).rows[0]?.cells;

test("the header of WooCommerce's export is known", () => {
  expect(isWooHeader(["ID", "Type", "SKU", "Name", "Regular price"])).toBe(true);
  expect(isWooHeader(["sku", "name"])).toBe(false);
});

test("a simple product becomes a row of ours", () => {
  const mug = {
    ID: "12",
    SKU: "MUG",
    Name: "Tide mug",
    "Regular price": "24",
    Stock: "5.0",
    "Weight (kg)": "0.35",
  };
  expect(
    cellsOf({ ...mug, Images: "https://a.example/1.jpg, https://a.example/2.jpg", Tags: "blue, sea" }),
  ).toMatchObject({
    sku: "MUG",
    class_code: "simple",
    name: "Tide mug",
    slug: "tide-mug",
    price: "24",
    final_price: "",
    qty: "5.0",
    manage_stock: "true",
    weight_g: "350",
    website_visibility: "visible",
    images: "https://a.example/1.jpg|https://a.example/2.jpg",
    "attr:tag": "Blue|Sea",
  });
});

test("variations find their product by number or SKU, and what they differ in becomes options", () => {
  const { rows } = read(
    {
      ID: "7",
      Type: "variable",
      SKU: "",
      Name: "Throw",
      "Attribute 1 name": "Color",
      "Attribute 1 value(s)": "Navy, Sand",
      "Attribute 2 name": "Care",
      "Attribute 2 value(s)": "Wool",
    },
    {
      ID: "8",
      Type: "variation",
      Parent: "id:7",
      "Regular price": "50",
      "Attribute 1 name": "Color",
      "Attribute 1 value(s)": "Navy",
    },
    {
      ID: "9",
      Type: "variation",
      Parent: "woo-7",
      "Regular price": "52",
      "Attribute 1 name": "Color",
      "Attribute 1 value(s)": "Sand",
    },
  );
  expect(
    rows.map(({ cells }) => [
      cells.sku,
      cells.class_code,
      cells.parent_sku,
      cells["option:Color"],
      cells["attr:care"],
      cells["attr:color"],
    ]),
  ).toEqual([
    ["woo-7", "variable_product", "", "", "Wool", undefined],
    ["woo-8", "simple", "woo-7", "Navy", "", undefined],
    ["woo-9", "simple", "woo-7", "Sand", "", undefined],
  ]);
});

test("a value that is quoted whole keeps its commas, as one with a backslash before them does", () => {
  const { categories } = read({
    SKU: "A",
    Name: "A",
    Categories: '"Schwank, Anekdote und Witz", Humor, Body > Scent\\, Soap',
  });
  expect(categories.map(({ name }) => name)).toEqual([
    "Schwank, Anekdote und Witz",
    "Humor",
    "Body",
    "Scent, Soap",
  ]);
});

describe("variations of any value (rule imports-17)", () => {
  const parent = { ID: "5", Type: "variable", SKU: "P3", Name: "Any shirt" };
  const size = { "Attribute 1 name": "Size", "Attribute 1 value(s)": "S, M" };
  const any = { Type: "variation", SKU: "P3-ANY", Parent: "P3", "Regular price": "15", Stock: "5" };
  const made = (...rows: Record<string, string>[]) => {
    const found = read(...rows);
    const cells = found.rows.map(({ cells }) => [cells.sku, cells["option:Size"]]);
    return { cells: cells.slice(1), notes: found.notes.map(({ reason }) => reason) };
  };

  test("are made for each value of their product", () => {
    expect(made({ ...parent, ...size }, { ...any, "Attribute 1 name": "Size" })).toEqual({
      cells: [
        ["P3-ANY-s", "S"],
        ["P3-ANY-m", "M"],
      ],
      notes: ["is for any Size: it became 2 variations; its stock of 5 counts for each of them: correct it"],
    });
  });

  test("are made where their product alone names the option", () => {
    expect(made({ ...parent, ...size }, any).cells.map(([, value]) => value)).toEqual(["S", "M"]);
  });

  test("leave values that have a variation of their own", () => {
    const own = { ...any, SKU: "P3-S", "Attribute 1 name": "Size", "Attribute 1 value(s)": "S" };
    expect(made({ ...parent, ...size }, { ...any, "Attribute 1 name": "Size" }, own).cells).toEqual([
      ["P3-ANY-m", "M"],
      ["P3-S", "S"],
    ]);
  });
});

test("categories are a tree, and the same name below two parents has two addresses", () => {
  const { rows, categories } = read(
    { SKU: "A", Name: "A", Categories: "Home > Mugs, Sale" },
    { SKU: "B", Name: "B", Categories: "Gifts > Mugs, About" },
  );
  expect(categories.map(({ slug, name, parent }) => [slug, name, parent])).toEqual([
    ["home", "Home", null],
    ["mugs", "Mugs", "home"],
    ["sale", "Sale", null],
    ["gifts", "Gifts", null],
    ["gifts-mugs", "Mugs", "gifts"],
    ["about-products", "About", null],
  ]);
  expect(rows.map(({ cells }) => cells.categories)).toEqual(["mugs|sale", "gifts-mugs|about-products"]);
});

describe("sale prices", () => {
  test.each([
    ["", "", "20", [], []],
    [
      "2026-05-10",
      "2026-05-10",
      "",
      ["2026-05-10 2026-05-11"],
      ["is a planned sale from 2026-05-10 to 2026-05-10"],
    ],
    ["2026-05-11", "", "", ["2026-05-11 null"], ["is a planned sale from 2026-05-11"]],
    ["", "2026-12-31", "", ["2026-05-10 2027-01-01"], ["is a planned sale to 2026-12-31"]],
    ["", "2026-05-09", "", [], ["ended on 2026-05-09"]],
  ])("from '%s' to '%s' on 2026-05-10", (starts, ends, finalPrice, planned, reasons) => {
    const sale = { "Sale price": "20", "Date sale price starts": starts, "Date sale price ends": ends };
    const { rows, notes, sales } = read({ SKU: "A", Name: "A", "Regular price": "24", ...sale });
    expect(rows[0]?.cells.final_price).toBe(finalPrice);
    expect(sales.map(({ from, to }) => `${from} ${to}`)).toEqual(planned);
    expect(notes.map(({ reason }) => reason)).toEqual(reasons.map((reason) => `the sale price 20 ${reason}`));
  });
});

test.each([
  [{ "In stock?": "1" }, { manage_stock: "false", qty: "0", allow_backorders: "false" }],
  [{ "In stock?": "0" }, { manage_stock: "true", qty: "0", allow_backorders: "false" }],
  [
    { Stock: "-2", "Backorders allowed?": "notify" },
    { manage_stock: "true", qty: "0", allow_backorders: "true" },
  ],
  [{ "In stock?": "backorder" }, { allow_backorders: "true" }],
  [{ "Tax status": "none" }, { tax_class: "none" }],
  [{ "Tax class": "Reduced rate" }, { tax_class: "reduced-rate" }],
  [{ Type: "simple, virtual" }, { non_shippable: "true" }],
  [{ Published: "-1" }, { website_visibility: "invisible" }],
  [{ Published: "0" }, { website_visibility: "invisible" }],
  [{ Published: "" }, { website_visibility: "visible" }],
  [{ Published: "yes" }, { website_visibility: "visible" }],
  [{ Published: "TRUE" }, { website_visibility: "visible" }],
  [{ "Catalog visibility": "hidden" }, { website_visibility: "invisible" }],
  [
    { Type: "external", "External URL": "https://b.example/x" },
    { available_for_sale: "false", description: '<p><a href="https://b.example/x">Buy it there</a></p>' },
  ],
  [
    { Type: "grouped", "Grouped products": "id:3, B" },
    { class_code: "grouped", children: "id:3|B", price: "" },
  ],
])("%o becomes %o", (cells, expected) => {
  expect(cellsOf({ SKU: "A", Name: "A", "Regular price": "1", ...cells })).toMatchObject(expected);
});

test("what is sold elsewhere without a price shows none, and has to have none", () => {
  expect(cellsOf({ Type: "external", SKU: "LAMP", Name: "Lamp" })).toMatchObject({
    price: "0",
    hide_price: "true",
    available_for_sale: "false",
  });
  expect(cellsOf({ SKU: "LAMP", Name: "Lamp" })).toMatchObject({ price: "" });
});

test("a type that is not known here is named", () => {
  expect(read({ Type: "subscription, virtual", SKU: "BOX", Name: "Box" }).notes).toEqual([
    { line: 2, reason: "its type 'subscription' is not known here: it is an ordinary product" },
  ]);
});

describe("files to download (rule imports-16)", () => {
  const print = {
    Type: "simple, downloadable, virtual",
    SKU: "PRINT",
    Name: "Print",
    "Regular price": "9",
    "Download 1 name": "Print",
    "Download 1 URL": "https://old.example/uploads/woocommerce_uploads/2024/05/print.pdf",
    "Download 2 URL": "/srv/uploads/tea%20%26%20cake.zip?v=2",
  };

  test("are those of the folder, with limit and days; without a number there is none", () => {
    expect(cellsOf({ ...print, "Download limit": "3", "Download expiry days": "14" })).toMatchObject({
      downloads: "print.pdf|tea & cake.zip",
      download_uses: "3",
      download_days: "14",
      non_shippable: "true",
    });
    expect(cellsOf({ ...print, "Download limit": "-1" })).toMatchObject({
      download_uses: "0",
      download_days: "0",
    });
  });

  test("that are not there are named, and what was stored stays", () => {
    const missing = { ...print, "Download 1 URL": "https://old.example/gone.pdf", "Download 2 URL": "" };
    const { rows, notes } = read(missing);
    expect(rows[0]?.cells).not.toHaveProperty("downloads");
    expect(notes).toEqual([
      {
        line: 2,
        reason:
          "its files gone.pdf are not in a folder named by --downloads: import again with it, or add them",
      },
    ]);
    expect(read({ ...missing, "Download 1 URL": "" }).notes).toMatchObject([
      { reason: "its file is not in this export: add it as a download" },
    ]);
  });
});
