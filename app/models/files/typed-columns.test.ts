import { expect, test } from "vitest";
import { withOurColumns } from "./typed-columns";

test("columns of other programs are those of products.csv, unless these are there, too", () => {
  expect(
    withOurColumns({
      Title: "Mug",
      Category: "Table",
      Price: "9",
      "Short description": "Big",
      brand: "Clay",
    }),
  ).toEqual({
    name: "Mug",
    categories: "Table",
    price: "9",
    short_description: "Big",
    brand: "Clay",
  });
  expect(withOurColumns({ title: "Mug", name: "Big mug" })).toEqual({ title: "Mug", name: "Big mug" });
  expect(withOurColumns({ SKU: "MUG", Stock: "4" })).toEqual({ sku: "MUG", qty: "4" });
  expect(withOurColumns({ "opt:Size": "L" })).toEqual({ "opt:Size": "L" });
});
