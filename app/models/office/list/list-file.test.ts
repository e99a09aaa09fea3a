import { expect, it } from "vitest";
import { productList } from "../products/product-list";
import { headOfFile, rowOfFile } from "./list-file";

it("has the columns that are shown, each cell with what is below it (rule office-32)", () => {
  const cells = { name: { text: "Mug", sub: "MUG" }, price: { text: "$9.00" }, brand: { text: "Clay" } };
  const columns = ["name", "price", "stock"];
  expect([
    headOfFile(productList, columns),
    rowOfFile(productList, columns, { id: "MUG", href: "", label: "Mug", cells }),
  ]).toEqual([
    ["Product", "Price", "Stock"],
    ["Mug (MUG)", "$9.00", ""],
  ]);
});
