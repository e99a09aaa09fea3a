import { describe, expect, test } from "vitest";
import * as say from "./describe";
import { fieldFaults, listFaults } from "./field-faults";
import { fieldsSchema } from "./fields-schema";

const fields = {
  bannerTitle: say.text("Title", { longest: 5, alsoNamed: ["title"] }),
  link: say.link("Link"),
  image: say.picture("Picture"),
  color: say.color("Colour"),
  day: say.date("Day"),
  count: say.count("Count", { min: 1, max: 9, default: 4 }),
  on: say.flag("On", { default: true }),
  side: say.choice(
    "Side",
    [
      ["", "None"],
      ["left", "Left"],
      ["right", "Right"],
    ],
    { default: "" },
  ),
  pages: say.choices("Pages", [["home", "Home"]]),
  skus: say.references("Products", "product"),
  parts: say.list("Parts", "Part", { name: say.text("Name"), target: say.link("Link") }, { most: 2 }),
};
const reasons = (written: object) => fieldFaults(fields, written).map(({ reason }) => reason);

describe("what is right has no faults:", () => {
  test.each([
    { bannerTitle: "Mugs", link: "/mugs", image: "mug.webp", color: "#1f6f5c", day: "2026-02-28" },
    { title: { value: "Mugs", label: "" }, count: 9, on: "no", side: "left", pages: ["home"], skus: "A|B" },
    { link: "", side: "", count: null, parts: [{ name: "a", target: "#b" }] },
    { link: "https://maker.example/a?b=c" },
    { link: "mailto:hello@acme.example" },
    { link: "tel:+12155550142" },
  ])("%j", (written) => expect(reasons(written)).toEqual([]));
});

test("a form names a wrong value by its field's label", () => {
  const [wrong] = fieldFaults({ buttonCta: say.link("Address of the button") }, { buttonCta: "mugs" });
  expect(wrong?.inForm).toBe(
    'Address of the button can’t be "mugs": use a path such as /contact, or an address that begins with https://.',
  );
});

test.each([
  [
    { link: "mugs" },
    'its field link can’t be "mugs": use a path such as /contact, or an address that begins with https://',
  ],
  [{ link: "//maker.example" }, /can’t be "\/\/maker.example": use a path/],
  [{ link: "javascript:alert(1)" }, /: use a path/],
  [{ link: "/a b" }, /: use a path/],
  [{ color: "red" }, 'its field color can’t be "red": use a colour such as #1f6f5c'],
  [{ day: "2026-02-30" }, 'its field day can’t be "2026-02-30": use a day such as 2026-03-01'],
  [{ count: 10 }, "its field count can’t be 10; 4 is used: use a whole number from 1 to 9"],
  [{ on: "perhaps" }, 'its field on can’t be "perhaps"; true is used: use true or false'],
  [{ side: "top" }, 'its field side can’t be "top": use one of left, right'],
  [{ pages: "moon" }, 'its field pages can’t be "moon": use some of home'],
  [{ skus: [{}] }, "its field skus can’t be [{}]: use a list of texts"],
  [{ bannerTitle: "Mugs & more" }, 'its field bannerTitle can’t be "Mugs & more": use at most 5 characters'],
  [{ image: "<img>" }, 'its field image can’t be "<img>": use the name of a file in images'],
  [{ bannerTitel: "x" }, "it has no field bannerTitel: did you mean bannerTitle?"],
  [{ BANNERTITLE: "x" }, "it has no field BANNERTITLE: did you mean bannerTitle?"],
  [{ toString: "x" }, /^it has no field toString: take it out, or use one of bannerTitle, link/],
])("%j is named with its mend", (written, reason) => {
  expect(reasons(written)).toEqual([typeof reason === "string" ? reason : expect.stringMatching(reason)]);
});

test("a fault in a list leads to its place", () => {
  expect(fieldFaults(fields, { parts: [{}, { target: "b" }] })).toMatchObject([
    { path: ["parts", 1, "target"], kind: "wrong" },
  ]);
});

test("items beyond those that are shown are unused, not wrong", () => {
  expect(listFaults(fields.parts, [{}, {}, {}], ["items"])).toMatchObject([
    { path: ["items", 2], kind: "unused", reason: "of its 3 items the first 2 are shown" },
  ]);
});

describe("the schema of a change", () => {
  const schema = fieldsSchema(fields);

  test("reads what is right, and lets names pass that no field has", () => {
    expect(schema.parse({ bannerTitle: "Mugs", formerly: "x" })).toMatchObject({
      bannerTitle: "Mugs",
      count: 4,
    });
  });

  test("has an issue at the path of each wrong value", () => {
    const result = schema.safeParse({ count: 10, parts: [{ target: "b" }] });
    expect(result.error?.issues.map(({ path }) => path)).toEqual([["count"], ["parts", 0, "target"]]);
  });
});
