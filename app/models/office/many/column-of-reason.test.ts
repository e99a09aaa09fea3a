import { expect, test } from "vitest";
import { columnOfReason } from "./column-of-reason";

const row = { sku: "MUG", fields: { price: "many" } };

test.each([
  ["price 'many' is not an amount such as 24.00", "price"],
  ["fields.price: A field is a text.", "price"],
  ["there is no product 'MUG'", ""],
  ["sku: A row names its sku.", "sku"],
])("%j is about the column %j (rule office-78)", (reason, column) => {
  expect(columnOfReason(reason, row)).toBe(column);
});
