import { describe, expect, test } from "vitest";
import { answerCapabilities, negotiate, ownCapabilities, profileCapabilities } from "./capabilities";
import { ucpVersion } from "./ucp-version";

const own = ownCapabilities("buys");
const checkout = "dev.ucp.shopping.checkout";
const fulfillment = "dev.ucp.shopping.fulfillment";

describe("negotiation (rule agents-3)", () => {
  test("keeps what both can do at the same version", () => {
    const theirs = { [checkout]: ["2026-01-11", ucpVersion], "dev.ucp.shopping.order": ["2026-01-11"] };
    expect(negotiate(own, theirs)).toEqual([checkout]);
  });

  test("drops an extension without its parent", () => {
    expect(negotiate(own, { [fulfillment]: [ucpVersion] })).toEqual([]);
    expect(negotiate(own, { [fulfillment]: [ucpVersion], [checkout]: [ucpVersion] })).toContain(fulfillment);
  });

  test("keeps all for an agent that lists nothing", () => {
    expect(negotiate(own, null)).toHaveLength(own.length);
  });

  test("a name that every object has is no capability", () => {
    expect(negotiate(own, {})).toEqual([]);
  });
});

test("a shop where agents may not buy lists its catalogue alone", () => {
  const listed = profileCapabilities(ownCapabilities("reads"));
  expect(Object.keys(listed)).toEqual(["dev.ucp.shopping.catalog.search", "dev.ucp.shopping.catalog.lookup"]);
  expect(listed["dev.ucp.shopping.catalog.search"]).toMatchObject([
    {
      spec: expect.stringMatching(/\/specification\/catalog\/search$/),
      schema: expect.stringMatching(/\/shopping\/catalog_search\.json$/),
    },
  ]);
});

test("an answer names what was asked for and its extensions alone", () => {
  expect(Object.keys(answerCapabilities(negotiate(own, null), "dev.ucp.shopping.order"))).toEqual([
    "dev.ucp.shopping.order",
  ]);
  expect(answerCapabilities([checkout, fulfillment], checkout)).toEqual({
    [checkout]: [{ version: ucpVersion }],
    [fulfillment]: [{ version: ucpVersion }],
  });
});

test("a profile says where each capability is described, and what it extends", () => {
  expect(profileCapabilities(own)[fulfillment]).toMatchObject([
    { version: ucpVersion, extends: checkout, schema: expect.stringMatching(/fulfillment\.json$/) },
  ]);
});
