import { expect, test } from "vitest";
import { readOrderSearch } from "./order-search-text";

const read = (typed: string) => readOrderSearch(typed, "USD");

test.each([
  ["+49 171 555 0132", "715550132"],
  ["0171/5550132", "715550132"],
  ["(415) 555-0132", "155550132"],
  ["555-0132", "5550132"],
  ["00340434161094021234", "094021234"],
])("%s is a number however it is written", (typed, end) => {
  expect(read(typed)).toEqual({ parts: [[[end]]], totalMinor: null, day: null });
});

test.each([
  ["#100234", [[["100234"]]]],
  ["Müller", [[["muller"]]]],
  ["schmidt 10115", [[["schmidt"]], [["10115"]]]],
  ["AB-12", [[["ab12"], ["ab", "12"]]]],
  ["anna@web.de", [[["annawebde"], ["anna", "web", "de"]]]],
  [" ?! ", []],
])("%s is looked for by its words", (typed, parts) => {
  expect(read(typed)).toEqual({ parts, totalMinor: null, day: null });
});

test("an amount and a day are conditions beside the words", () => {
  expect(read("schmidt 149.90 2026-03-01")).toEqual({
    parts: [[["schmidt"]]],
    totalMinor: 14990,
    day: "2026-03-01",
  });
  expect(read("$24")).toMatchObject({ parts: [], totalMinor: 2400 });
});

test("at most eight parts are looked for, each of at most 40 letters", () => {
  const { parts } = read(`${"x".repeat(60)} b c d e f g h i j`);
  expect(parts).toHaveLength(8);
  expect(parts[0]).toEqual([["x".repeat(40)]]);
});
