import { expect, test } from "vitest";
import { changeWords, valueWords, wordsOfKey } from "./nested-words";

const dollars = { currency: "USD" } as const;
const picture = (url: string, alt = "") => ({ url: `/media/${url}`, alt, width: 800 });
const words = (value: unknown) => valueWords("", value, dollars);

test.each([
  ["final_price_minor", "Final price"],
  ["lowStockThreshold", "Low stock threshold"],
  ["size-guide", "Size guide"],
])("the key %s reads %s", (key, text) => expect(wordsOfKey(key)).toBe(text));

test.each<[unknown, string]>([
  [[picture("a.webp", "A blue mug"), picture("b.webp")], "2 (“A blue mug”, b.webp)"],
  [
    [
      picture("a", "1"),
      picture("b", "2"),
      picture("c", "3"),
      picture("d", "4"),
      picture("e", "5"),
      picture("f", "6"),
    ],
    "6 (“1”, “2”, “3”, “4” and 2 others)",
  ],
  [["red", "blue"], "red, blue"],
  [
    { shippingMinor: 600, isOn: false, note: "", rates: [{ minor: 1 }] },
    "shipping $6.00, is on no, rates 1 entry",
  ],
  [[{ fromQty: 3, priceMinor: 2100 }], "1 (from qty 3, price $21.00)"],
  [[], ""],
  [{ a: null, b: [] }, ""],
])("%j in words is %s", (value, text) => expect(words(value)).toBe(text));

test("of a list that changed, what was added, removed and changed is named", () => {
  const was = [picture("a", "A mug"), picture("b", "Its side"), "x"];
  const is = [picture("b", "Its handle"), picture("c", "A box"), "x"];
  expect(changeWords("images", was, is, dollars)).toBe(
    "added “A box”, removed “A mug”, changed “Its handle” (alt: Its side → Its handle)",
  );
  expect(changeWords("images", is, is.toReversed(), dollars)).toBe("in another order");
});

test("of fields no more is said than what differs, amounts as money", () => {
  const was = { city: "Portland", fees: { flatMinor: 100, basisPoints: 20 }, tags: [] };
  const is = { city: "Portland", fees: { flatMinor: 150, basisPoints: 20 }, tags: ["new"] };
  expect(changeWords("terms", was, is, dollars)).toBe("fees: flat: $1.00 → $1.50, tags: nothing → new");
  expect(changeWords("terms", null, { city: "Bath" }, dollars)).toBe("nothing → city Bath");
});
