import { expect, it } from "vitest";
import { filterFields } from "./filter-fields";

const facet = {
  code: "price",
  label: "Price",
  kind: "range",
  isHidden: false,
  buckets: [],
  min: 1050,
  max: 20000,
} as const;

it("writes prices in major units", () => {
  expect(filterFields({ ...facet, buckets: [] }, "USD")).toMatchObject({
    type: "range",
    min: 10.5,
    max: 200,
  });
});
it("marks a hidden group as hidden, with its counts", () => {
  const buckets = [{ key: "Red", name: "Red", docCount: 3 }];
  expect(
    filterFields({ ...facet, kind: "select", isHidden: true, buckets, min: null, max: null }, "USD"),
  ).toMatchObject({
    type: "hidden",
    buckets: [{ key: "Red", name: "Red", doc_count: 3 }],
  });
});
