import { expect, test } from "vitest";
import { englishColumns } from "./english-columns";

test("WooCommerce's columns in Russian are known by their English names (rule imports-1)", () => {
  expect(englishColumns(["ID", "Тип", "Артикул", "Имя", "Базовая цена", "Meta: x"])).toEqual([
    "ID",
    "Type",
    "SKU",
    "Name",
    "Regular price",
    "Meta: x",
  ]);
});

test.each([
  ["English ones", ["Type", "SKU", "Name", "Regular price"]],
  ["another file with one of these words", ["Имя", "email"]],
])("%s stay as they are", (_, header) => {
  expect(englishColumns(header)).toEqual(header);
});
