import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { declareWidget } from "~/models/content/widgets/widget-declaration";
import { placedMessage } from "~/models/files/apply-summary";
import { choice, count, link, list, picture, reference, references } from "~/models/platform/fields/describe";
import { smallMarketplace } from "../../../../tests/support/marketplace-folder";
import { makeFolder, type TestFolder, writeFiles } from "../../../../tests/support/shop-folder";
import type { WidgetCheck } from "../../content/widgets/widget-kit";
import { checkFolder } from "./check-folder.server";
import { readShopFolder } from "./read-shop-folder.server";

/** Two widgets with a field each. */
const declarations: WidgetCheck["declarations"] = {
  note: declareWidget({
    title: "Note",
    help: "",
    props: { columns: count("Columns", { min: 1, max: 6, default: 4 }) },
    items: list("Notes", "Note", {
      picture: picture("Picture"),
      side: choice(
        "Side",
        [
          ["left", "Left"],
          ["right", "Right"],
        ],
        { default: "left" },
      ),
      target: link("Link"),
    }),
  }),
  "product-list": declareWidget({
    title: "Products",
    help: "",
    props: {},
    items: list("Groups", "Group", {
      productsSku: references("Products", "product"),
      category: reference("Category", "category"),
    }),
  }),
};

const kit: WidgetCheck = {
  declarations,
  check(type, content) {
    const declared = declarations[type];
    if (!declared) return { problem: "there is no widget of this type" };
    return content ? declared.read(content) : { problem: "there is no content of this name" };
  },
};

let folder: TestFolder;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(() => folder.remove());

const shop = {
  "shop.json": { code: "corner", name: "Corner", settings: {} },
  "categories.json": [{ slug: "kitchen", name: "Kitchen" }],
  "products.csv": "sku,name,price,categories\nMUG,Mug,24,kitchen\n",
};

/** What is wrong with a shop with these files, as lines; null takes a file away. */
async function checked(changes: Record<string, unknown>): Promise<string[]> {
  const files = Object.entries({ ...shop, ...changes }).filter(([, content]) => content !== null);
  await writeFiles(folder.path, Object.fromEntries(files));
  const { faults, hints } = await checkFolder(folder.path, kit);
  return [...faults, ...hints].map(placedMessage);
}

const template = (head: object, html = "") => `<!--\n${JSON.stringify(head)}\n-->\n${html}`;
const mainPlace = '<div data-widget="main-part"></div>';
const placeholder = (type: string, name: string) =>
  `<div data-widget="${type}" data-attribute="${name}"></div>`;

test("a shop's folder that is right has no faults", async () => {
  expect(await checked({})).toEqual([]);
});

test("notes to the owner are counted by page (rule templates-11)", async () => {
  const html =
    "<p>We sell mugs.</p>\n<p data-owner-note>Say since when.</p>\n<p data-owner-note>And where.</p>";
  const head = { name: "About", entity_type: "page", slug: "about" };
  expect(await checked({ "templates/about.html": template(head, html) })).toEqual([
    "templates/about.html line 5: 2 notes for you to replace with your own words; only a preview shows them",
  ]);
});

describe("files that cannot be read", () => {
  test.each([
    ["shop.json", "{", "shop.json line 1: not JSON"],
    ["shop.json", { code: "Corner!", name: "C" }, "shop.json line 1: code: Use lower-case letters"],
    ["shop.json", null, "this is not a shop’s folder: it has no shop.json"],
    ["categories.json", [{ slug: "a", name: "A", parent: "b" }], "category 'a': its parent 'b' is unknown"],
    ["templates/about.html", "<p>", "templates/about.html: does not begin with a comment"],
    [
      "templates/lamps.html",
      template({ name: "Lamps", entity_type: "product" }, `${mainPlace}\n<hr>\n${mainPlace}`),
      'templates/lamps.html line 6: "main-part" is placed a second time: leave one place',
    ],
    ["widgets/home.json", '{\n"a": {}\n}', "widgets/home.json line 2: a.type: This is required"],
    [
      "menus/main.json",
      '{ "id": "m",\n"name": "M",\n"items": [{ "label": "X", "url": "x" }] }',
      "line 3: items.0.url",
    ],
    ["products.csv", "sku,name,colour\n", "products.csv line 1: products.csv: unknown column colour"],
  ])("a fault in %s has its line and how to mend it", async (file, content, message) => {
    expect((await checked({ [file]: content })).join("\n")).toContain(message);
  });

  test("all are named at once", async () => {
    const lines = await checked({
      "menus/main.json": "{",
      "categories.json": {},
      "templates/about.html": "<p>",
    });
    expect(lines.map((line) => line.split(/[ :]/)[0])).toEqual([
      "categories.json",
      "templates/about.html",
      "menus/main.json",
    ]);
  });
});

test("faults of every kind are named in one run", async () => {
  const lines = await checked({
    "shop.json": { code: "corner", name: "Corner", settings: {} },
    "categories.json": [{ slug: "kitchen", name: "Kitchen", image: "gone.png" }],
    "products.csv": "sku,name,price,categories,images\nMUG,Mug,24,attic,no.png\n",
    "templates/a.html": template({ name: "A", slug: "about" }, '<img src="images/none.png" alt="">'),
    "templates/b.html": template({ name: "B", slug: "about" }, placeholder("note", "hello")),
    "templates/c.html": template({ name: "C", slug: "kitchen" }),
    "templates/d.html": template({ name: "D", entity_type: "product", slug: "attic" }),
    "templates/e.html": template({ name: "E", entity_type: "category", slug: "kitchen" }),
    "widgets/home.json": {
      hello: { type: "note", props: { columns: "many" }, items: [{ picture: "lost.webp" }] },
      goods: { type: "product-list", items: [{ productsSku: "NOPE" }] },
    },
  });
  expect(lines).toEqual([
    "templates/b.html line 2: slug 'about' is already the address of page 'A': give this page another one",
    "templates/c.html line 2: slug 'kitchen' is already the address of category 'Kitchen': give this page another one",
    "products.csv line 2: unknown category attic",
    "products.csv line 2: picture 'no.png' is not there",
    "categories.json: kitchen: picture 'gone.png' is not there: put it into the folder images, or write the address of a picture",
    "templates/a.html line 4: picture 'none.png' is not there: put it into the folder images, or write the address of a picture",
    'templates/d.html line 2: there is no category "attic"',
    'widgets/home.json line 1: note "hello": its property columns can’t be "many"; 4 is used: use a whole number from 1 to 6',
    `widgets/home.json line 1: note "hello": picture 'lost.webp' is not there: put it into the folder images, or write the address of a picture`,
    'widgets/home.json line 1: product-list "goods": there is no product NOPE',
  ]);
});

test("a review of a product whose row is gone is a fault, as it is to an apply", async () => {
  const review = {
    code: "pan-1",
    sku: "PAN",
    star: 5,
    title: "",
    content: "It holds what I fry.",
    display_name: "Ada",
    written_at: "2026-01-02T12:00:00.000Z",
  };
  expect(await checked({ "reviews.json": [review] })).toEqual([
    "reviews.json: pan-1: there is no product 'PAN'",
  ]);
});

test("what a file that cannot be read would hold is not missed", async () => {
  const lines = await checked({
    "categories.json": "[",
    "widgets/home.json": "{",
    "templates/a.html": template({ name: "A" }, placeholder("note", "hello")),
  });
  expect(lines.map((line) => line.split(/[ :]/)[0])).toEqual(["categories.json", "widgets/home.json"]);
});

describe("content", () => {
  test("of an unknown type of widget is named, where it is written and where it is placed", async () => {
    const lines = await checked({
      "widgets/home.json": '{\n  "hello": {\n    "type": "banner"\n  }\n}',
      "templates/home.html": template({ name: "Homepage" }, `<p>Hi</p>\n${placeholder("banner", "hello")}`),
    });
    expect(lines).toEqual([
      'templates/home.html line 5: banner "hello": there is no widget of this type',
      'widgets/home.json line 3: "hello": there is no widget of this type',
    ]);
  });

  test("that is placed and not there is named", async () => {
    const html = template({ name: "Homepage" }, placeholder("note", "gone"));
    expect(await checked({ "templates/home.html": html })).toEqual([
      'templates/home.html line 4: note "gone": there is no content of this name',
    ]);
  });

  test.each([
    ['"pictur": "mug"', "it has no field pictur: did you mean picture?"],
    ['"wholly": "other"', "it has no field wholly: take it out, or use one of picture, side, target"],
    ['"side": "top"', 'its field side can’t be "top"; "left" is used: use one of left, right'],
    [
      '"target": "contact"',
      'its field target can’t be "contact": use a path such as /contact, or an address that begins with https://',
    ],
  ])("with the field %s is noted by its own line (rule widgets-16)", async (field, reason) => {
    const file = `{\n"hello": {\n"type": "note",\n"items": [\n{\n${field}\n}\n]\n}\n}`;
    expect(await checked({ "widgets/home.json": file })).toEqual([
      `widgets/home.json line 6: note "hello": ${reason}`,
    ]);
  });

  test("that names products the shop does not have says which", async () => {
    const widgets = { top: { type: "product-list", items: [{ productsSku: "MUG, GONE" }] } };
    expect(await checked({ "widgets/home.json": widgets })).toEqual([
      'widgets/home.json line 1: product-list "top": there is no product GONE',
    ]);
  });

  test("that names a category the shop does not have says which", async () => {
    const widgets = {
      top: { type: "product-list", items: [{ category: "attic" }, { category: "kitchen" }] },
    };
    expect(await checked({ "widgets/home.json": widgets })).toEqual([
      'widgets/home.json line 1: product-list "top": there is no category "attic"',
    ]);
  });

  test("with HTML that browsers have to repair has the line of the file", async () => {
    const html = template({ name: "Homepage" }, "<p>Hi</p>\n<b>never closed");
    expect(await checked({ "templates/home.html": html })).toEqual([
      "templates/home.html line 5: <b> is never closed",
    ]);
  });
});

describe("settings", () => {
  const settings = (lines: string) => `{ "code": "corner", "name": "Corner", "settings": {\n${lines}\n} }`;
  test.each([
    [
      '"tax": { "rules": [\n{ "name": "Tax", "country": "US",\n"state": "New York", "rateBasisPoints": 400 }] }',
      "shop.json line 4: settings.tax.rules.0.state: 'New York' is not a state’s code: use NY",
    ],
    [
      '"general": {\n"logo": "gone.png" }',
      "shop.json line 3: settings.general.logo: picture 'gone.png' is not there: put it into the folder images, or write the address of a picture",
    ],
    [
      '"discounts": [{ "id": "a", "title": "A", "action": { "type": "free_shipping" },\n"conditions": { "categories": ["attic"] } }]',
      "shop.json line 3: settings.discounts.0.conditions.categories.0: there is no category 'attic'",
    ],
    [
      '"payment": {\n"stripe": { "active": true } }',
      "shop.json line 3: settings.payment.stripe.active: 'Card' (Stripe) is not offered without payment.stripe.secret_key and payment.stripe.webhook_secret: put it into secrets.json, or set it with npm run shop -- secret set --client corner payment.stripe.secret_key",
    ],
  ])(
    "that name something that is not there have their line (rule settings-7): %s",
    async (lines, message) => {
      expect(await checked({ "shop.json": settings(lines) })).toEqual([message]);
    },
  );

  test("an unknown place stops an apply before anything is written", async () => {
    const wrong = { code: "corner", name: "Corner", settings: { us_restrict_states: ["Ohio"] } };
    await writeFiles(folder.path, { ...shop, "shop.json": wrong });
    await expect(readShopFolder(folder.path)).rejects.toThrow("use OH");
  });
});

describe("a marketplace's folder", () => {
  const lines = async (changes: Record<string, unknown>) => {
    await writeFiles(folder.path, await smallMarketplace(changes));
    const { faults, hints } = await checkFolder(folder.path, kit);
    return [...faults, ...hints].map(placedMessage).filter((line) => !line.includes('menu "'));
  };
  const hero = { hero: { type: "note", items: [{ picture: "mug.png" }, { picture: "gone.png" }] } };

  test("has the pictures of its shops", async () => {
    expect(await lines({ "shops/fair/widgets/home.json": hero })).toEqual([
      `shops/fair/widgets/home.json line 1: note "hero": picture 'gone.png' is not there: put it into the folder images, or write the address of a picture`,
    ]);
  });

  test("is checked whole: products, offers, sellers and settings", async () => {
    const found = await lines({
      "products.csv": "sku,name,categories\nMUG,Mug,attic\n",
      "offers.csv": "seller,sku,price\nnobody,MUG,8\n",
      "sellers.json": [
        { code: "fair", name: "Fair", house: true },
        {
          code: "potter",
          name: "Potter",
          profile: { logo: "gone.png" },
          commission: { defaultBasisPoints: 15, byCategory: { attic: 800 } },
        },
      ],
      "shops/fair/shop.json": {
        code: "fair",
        name: "Fair",
        type: "marketplace",
        settings: { checkout_countries: ["UK"] },
      },
    });
    expect(found).toEqual([
      "shops/fair/shop.json line 1: settings.checkout_countries.0: 'UK' is not a country’s code: use GB",
      "products.csv line 2: unknown category attic",
      "offers.csv line 2: there is no seller 'nobody' in sellers.json",
      "sellers.json line 1: 1.profile.logo: picture 'gone.png' is not there: put it into the folder images, or write the address of a picture",
      "sellers.json line 1: 1.commission.byCategory.attic: there is no category 'attic'",
      "sellers.json line 1: 1.commission.defaultBasisPoints: 15 is 0.15 %: write basis points, 1500 for 15 %",
    ]);
  });
});

describe("goods", () => {
  test.each([
    ["A,A,5,toys,,", "unknown category toys"],
    ["A,A,5,,lost.png,", "picture 'lost.png' is not there"],
    ["A,A,5,kitchen,,kitchen", "slug 'kitchen' is already the address of category 'Kitchen'"],
    ["A,A,5,,,login", "slug 'login' is reserved for one of the shop’s built-in pages"],
  ])("%s: %s", async (row, reason) => {
    const csv = `sku,name,price,categories,images,slug\n${row}\n`;
    expect(await checked({ "products.csv": csv })).toContain(`products.csv line 2: ${reason}`);
  });
});

describe("deliveries that rows name (rule settings-7)", () => {
  const shipping = {
    shipping_methods: [{ type: "flat", code: "post", title: "Post", amountMinor: 700 }],
    delivery_estimates: [{ id: "stock", text: "In stock" }],
  };

  test.each([
    ["post,US-HI,stock", []],
    [
      "post|truck,,soon",
      [
        "products.csv line 2: there is no delivery estimate 'soon', so that shoppers are promised no date: use stock",
        "products.csv line 2: there is no shipping method 'truck' to limit it to: use post",
      ],
    ],
    [
      "post,US-XX,stock",
      ["products.csv line 2: shipping_restriction US has no state 'XX': use a code such as AL"],
    ],
  ])("are looked up: %s", async (cells, messages) => {
    const csv = `sku,name,price,limit_shipping_option,shipping_restriction,delivery_estimate\nA,A,5,${cells}\n`;
    const file = { code: "corner", name: "Corner", settings: shipping };
    expect(await checked({ "shop.json": file, "products.csv": csv })).toEqual(messages);
  });

  test("are looked up among a marketplace's shops and sellers, in products and offers", async () => {
    const products =
      "sku,name,limit_shipping_option\nMUG,Mug,cart\nBOWL,Bowl,post\nPOT,Pot,drone\nTEE,Shirt,\n";
    const offers = "seller,sku,price,delivery_estimate\npotter,MUG,8,stock\npotter,BOWL,8,soon\n";
    const fair = { code: "fair", name: "Fair", type: "marketplace", settings: shipping };
    const files = { "products.csv": products, "offers.csv": offers, "shops/fair/shop.json": fair };
    await writeFiles(folder.path, await smallMarketplace(files));
    const { hints } = await checkFolder(folder.path, kit);
    const lines = hints.map(placedMessage).filter((line) => /\.csv/.test(line));
    expect(lines).toEqual([
      expect.stringMatching(
        /^products\.csv line 4: there is no shipping method 'drone' to limit it to: use post/,
      ),
      expect.stringMatching(/^offers\.csv line 3: there is no delivery estimate 'soon'/),
    ]);
  });
});

describe("addresses", () => {
  test("of a category are no page's", async () => {
    const html = template({ name: "Our kitchen", slug: "kitchen" });
    expect(await checked({ "templates/kitchen.html": html })).toEqual([
      "templates/kitchen.html line 2: slug 'kitchen' is already the address of category 'Kitchen': give this page another one",
    ]);
  });

  test("belong to one page", async () => {
    const lines = await checked({
      "templates/a.html": template({ name: "About", slug: "about" }),
      "templates/b.html": template({ name: "About us", slug: "about" }),
    });
    expect(lines).toEqual([
      "templates/b.html line 2: slug 'about' is already the address of page 'About': give this page another one",
    ]);
  });
});
