import { expect, test } from "vitest";
import { cartsText } from "./carts-text";

const carts = (placed: number, abandoned: number) => ({ placed, abandoned, withEmail: 0 });

test.each([
  ["none filled", carts(0, 0), carts(3, 1), ""],
  ["a first week", carts(1, 3), carts(0, 0), "25 % of filled carts were ordered"],
  ["two weeks", carts(1, 2), carts(1, 1), "33 % of filled carts were ordered, 50 % the week before"],
])("carts of %s (rule office-11)", (_what, week, before, text) => expect(cartsText(week, before)).toBe(text));
