import { describe, expect, test } from "vitest";
import * as say from "./describe";
import { readValues } from "./read-value";

const fields = {
  title: say.text("Title", { default: "Highlights" }),
  label: say.text("Label", { default: "Click", needed: true }),
  old: say.text("Old", { alsoNamed: ["older", "oldest"] }),
  image: say.picture("Picture"),
  link: say.link("Link"),
  color: say.color("Colour", { default: "#000000" }),
  day: say.date("Day"),
  count: say.count("Count", { min: 1, max: 9, default: 4 }),
  rows: say.count("Rows", { min: 1, max: 9, default: 3, outside: "nearest" }),
  place: say.number("Place", { default: null }),
  on: say.flag("On", { default: true }),
  unsaid: say.flag("Unsaid", { default: null }),
  side: say.choice(
    "Side",
    [
      ["left", "Left"],
      ["right", "Right"],
    ],
    { default: "left" },
  ),
  kind: say.choice(
    "Kind",
    [
      ["text", "Text"],
      ["", "None"],
    ],
    { default: "text", unknown: "" },
  ),
  pages: say.choices("Pages", [
    ["home", "Home"],
    ["cart", "Cart"],
  ]),
  skus: say.references("Products", "product"),
  rest: say.list("Rest", "Part", { name: say.text("Name") }),
};
const read = (written: object) => readValues(fields, written);

test("what is missing has its default", () => {
  expect(read({})).toEqual({
    title: "Highlights",
    label: "Click",
    old: "",
    image: { url: "", alt: "" },
    link: "",
    color: "#000000",
    day: "",
    count: 4,
    rows: 3,
    place: null,
    on: true,
    unsaid: null,
    side: "left",
    kind: "text",
    pages: [],
    skus: [],
    rest: [],
  });
});

test("what is of another kind altogether has its default, too", () => {
  const wrong = Object.fromEntries(Object.keys(fields).map((name) => [name, { neither: "this" }]));
  expect(read(wrong)).toEqual({ ...read({}), kind: "" });
});

test("a field may be written with a label, which is a picture's text", () => {
  expect(read({ image: { value: "mug.webp", label: "A mug" } }).image).toEqual({
    url: "mug.webp",
    alt: "A mug",
  });
});

describe("an empty text", () => {
  test("stays empty", () => expect(read({ title: "" }).title).toBe(""));
  test("of a field that needs words has the default", () => expect(read({ label: "" }).label).toBe("Click"));
});

test.each([
  [{ old: "a", older: "b" }, "a"],
  [{ old: "", older: "b", oldest: "c" }, "b"],
  [{ oldest: { value: "c", label: "" } }, "c"],
])("of %j the first name that holds something counts: %s", (written, value) => {
  expect(read(written).old).toBe(value);
});

test.each([
  [3, 3],
  ["3", 3],
  [0, 4],
  [10, 4],
  [2.5, 4],
  ["many", 4],
  [true, 4],
])("a number from 1 to 9 written as %j is %d", (count, value) => {
  expect(read({ count }).count).toBe(value);
});

test.each([
  [0, 1],
  [100, 9],
  [2.4, 2],
])("a number that takes the nearest limit written as %j is %d", (rows, value) => {
  expect(read({ rows }).rows).toBe(value);
});

test.each([
  [false, false],
  ["no", false],
  ["OFF", false],
  [1, true],
  ["maybe", true],
])("a switch that is on unless said otherwise written as %j is %s", (on, value) => {
  expect(read({ on }).on).toBe(value);
});

test("a word that is no choice is the default, or what the field says of unknown ones", () => {
  expect(read({ side: "top", kind: "hologram" })).toMatchObject({ side: "left", kind: "" });
});

test("choices keep their own order, without unknown ones", () => {
  expect(read({ pages: ["cart", "moon", "home"] }).pages).toEqual(["home", "cart"]);
});

test.each(["A-1, B-2", "A-1|B-2", "A-1\nB-2", ["A-1", "", "B-2"]].map((skus) => [skus]))(
  "the list %j has two entries",
  (skus) => {
    expect(read({ skus }).skus).toEqual(["A-1", "B-2"]);
  },
);

test.each([
  ["2026-02-30", ""],
  ["2026-02-28", "2026-02-28"],
])("the day %s is read as '%s'", (day, value) => {
  expect(read({ day }).day).toBe(value);
});

test("a list is read item by item", () => {
  expect(read({ rest: [{ name: "a" }, null] }).rest).toEqual([{ name: "a" }, { name: "" }]);
});
