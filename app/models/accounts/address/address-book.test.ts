import { expect, test } from "vitest";
import { addressKey } from "./address-book";
import { nazareth } from "./address-fixture";

test("an address is the same in other capitals, blanks and order of its fields", () => {
  const { city, ...rest } = nazareth;
  const again = { city: ` ${city.toUpperCase()} `, ...rest, address_line1: "12  harbor street" };
  expect(addressKey(again)).toBe(addressKey(nazareth));
});

test.each(Object.keys(nazareth))("another %s makes it another address", (name) => {
  expect(addressKey({ ...nazareth, [name]: "other" })).not.toBe(addressKey(nazareth));
});

test("what is moved from one line to the next makes it another address", () => {
  const moved = { ...nazareth, address_line1: "12 Harbor", address_line2: "Street" };
  expect(addressKey(moved)).not.toBe(addressKey(nazareth));
});
