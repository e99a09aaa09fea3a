import { describe, expect, test } from "vitest";
import { readSearchCall } from "./search-call";

describe("a search of the API", () => {
  test("begins with page 1 of 8 products", () => {
    expect(readSearchCall({ keyword: "mug" })).toMatchObject({ keyword: "mug", page: 1, limit: 8 });
  });

  test("takes its page, order and filter from params, too, which count first", () => {
    const params = { page: 2, limit: "24", order: "price", dir: "asc", filter: { color: ["Red"] } };
    expect(readSearchCall({ keyword: "mug", page: 1, limit: 8, params })).toMatchObject({
      page: 2,
      limit: 24,
      order: "price",
      dir: "asc",
      filter: { color: ["Red"] },
    });
  });

  test.each([null, "x", [1], { page: null }])("takes nothing from the params %j", (params) => {
    expect(readSearchCall({ page: 3, params })).toMatchObject({ page: 3, limit: 8 });
  });

  test.each([
    [0, 1],
    [101, 100],
    ["many", 8],
  ])("with the limit %j has %i", (limit, used) => {
    expect(readSearchCall({ params: { limit } })).toMatchObject({ limit: used });
  });

  test.each([null, "x", [], { keyword: { a: 1 } }])("is no call as %j", (sent) => {
    expect(readSearchCall(sent)).toEqual({ refusal: "Send a keyword." });
  });

  test("knows the names that callers send along, and uses none of them", () => {
    const params = {
      clientCode: "h",
      clientType: "shop",
      customer: 1,
      customer_group: "trade",
      slug: "mugs",
    };
    expect(readSearchCall({ keyword: "mug", params })).toMatchObject({ keyword: "mug", page: 1 });
  });

  test.each([
    [{ pgae: 2 }, "params.pgae means nothing. Known are page, limit, order, dir, filter, seller_guid,"],
    [{ page: 2, ["x".repeat(5000)]: 1 }, "params.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"],
  ])("refuses names in params that mean nothing", (params, refusal) => {
    const call = readSearchCall({ keyword: "mug", params });
    expect(call).toEqual({ refusal: expect.stringContaining(refusal) });
    expect(JSON.stringify(call).length).toBeLessThan(300);
  });
});
