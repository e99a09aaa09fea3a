import { describe, expect, test } from "vitest";
import { readSellerCall, withoutOwnName } from "./seller-call";

const guidOf = (named: object | null, filter: unknown = {}) => readSellerCall(named, filter, "shop").guid;

describe("the seller of a call", () => {
  test.each([
    [{ seller_guid: "A" }, {}, "a"],
    [{ sellerId: "a" }, {}, "a"],
    [{ client_guid: "a" }, {}, "a"],
    [null, { seller_guid: "a" }, "a"],
    [null, { sellerId: ["a"] }, "a"],
    [{ seller_guid: "a" }, { sellerId: "A" }, "a"],
    [{ client_guid: "shop" }, {}, null],
    [{ seller_guid: "" }, undefined, null],
    [{ seller_guid: "a" }, { seller_guid: "b" }, "several"],
  ])("named by %j and the filter %j is %s", (named, filter, guid) => {
    expect(guidOf(named, filter)).toBe(guid);
  });

  test("named twice with different guids is none that there is", () => {
    expect(guidOf({ seller_guid: "a", client_guid: "b" })).toBe("several");
  });

  test("a value of any kind is read as text", () => {
    expect(guidOf(null, { seller_guid: { a: 1 } })).toBe("[object object]");
    expect(guidOf(null, "nonsense")).toBeNull();
  });

  test("is taken out of the filter, which keeps the rest", () => {
    const filter = { seller_guid: "a", sellerId: "a", color: ["Red"] };
    expect(readSellerCall(null, filter, "shop").filter).toEqual({ color: ["Red"] });
    expect(readSellerCall(null, null, "shop").filter).toBeNull();
  });
});

describe("the filter by a seller's name", () => {
  test.each([
    [{ seller: ["Potter"], color: ["Red"] }, { color: ["Red"] }],
    [{ seller: "Potter" }, {}],
    [{ seller: ["Tea", "Potter"] }, {}],
    [{ seller: ["Tea"] }, { seller: ["Tea"] }],
    [{ color: ["Red"] }, { color: ["Red"] }],
    [undefined, undefined],
  ])("%j is %j in the potter's own listing", (filter, left) => {
    expect(withoutOwnName(filter, "seller", "Potter")).toEqual(left);
  });
});
