import { describe, expect, test } from "vitest";
import { cursorOf, pageAfter, productCallSchema, searchCallSchema } from "./catalogue-call";

const pageOf = (pagination: object) =>
  searchCallSchema.safeParse({ query: "mug", pagination }).data?.pagination;

describe("a search of the catalogue", () => {
  test("names words or filters", () => {
    expect(searchCallSchema.safeParse({}).success).toBe(false);
    expect(searchCallSchema.safeParse({ query: " ", filters: {} }).success).toBe(false);
    expect(searchCallSchema.safeParse({ filters: { price: { max: 900 } } }).success).toBe(true);
  });

  test("has ten products a page, and at most fifty", () => {
    expect(pageOf({})).toEqual({ page: 1, limit: 10 });
    expect(pageOf({ limit: 9000 })).toEqual({ page: 1, limit: 50 });
  });

  test("goes on where its cursor says, at the size the first page had", () => {
    const cursor = cursorOf({ page: 3, limit: 20 });
    expect(pageOf({ cursor, limit: 5 })).toEqual({ page: 3, limit: 20 });
  });

  test.each([
    "",
    "guess",
    cursorOf({ page: 1, limit: 10 }),
    cursorOf({ page: 1001, limit: 10 }),
    cursorOf({ page: 2, limit: 51 }),
  ])("refuses the cursor %j", (cursor) => {
    expect(pageOf({ cursor })).toBeUndefined();
  });

  test("ends with the last product, or the thousandth page", () => {
    expect(pageAfter({ page: 1, limit: 10 }, 11)).toEqual({ page: 2, limit: 10 });
    expect(pageAfter({ page: 2, limit: 10 }, 20)).toBeNull();
    expect(pageAfter({ page: 1000, limit: 10 }, 999_999)).toBeNull();
  });
});

test("a question for a product names an option once", () => {
  const selected = [
    { name: "Size", label: "8" },
    { name: "Size", label: "9" },
  ];
  expect(productCallSchema.safeParse({ id: "TEE", selected }).success).toBe(false);
});
