import { expect, it } from "vitest";
import { productList } from "../products/product-list";
import { chosenText, matchingFields, readChosen } from "./chosen";

const read = (query: string) => readChosen(productList, new URLSearchParams(query));

it("reads rows by their ids, each once", () => {
  expect(read("id=MUG&id=JUG&id=MUG&id=")).toMatchObject({ isAll: false, ids: ["MUG", "JUG"] });
});

it("reads all that match what the address says (rule office-30)", () => {
  const chosen = read("all=1&q=mug&status=active&id=JUG");
  expect([chosen.isAll, matchingFields(chosen.address)]).toEqual([
    true,
    [
      ["q", "mug"],
      ["status", "active"],
    ],
  ]);
});

it("says what was chosen as a text that reads the same", () => {
  for (const query of ["all=1&q=mug&status=active", "id=MUG&id=A%26B"])
    expect(readChosen(productList, new URLSearchParams(chosenText(productList, read(query))))).toMatchObject({
      isAll: read(query).isAll,
      ids: read(query).ids,
      address: { q: read(query).address.q, filters: read(query).address.filters },
    });
});
