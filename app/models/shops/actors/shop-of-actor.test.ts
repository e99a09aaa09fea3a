import { expect, test } from "vitest";
import type { Actor } from "./actor";
import { shopOfActor } from "./shop-of-actor";

const key = { kind: "owner-key", tenantId: "t", keyId: 1, scopes: [], sellerId: null } as const;
const staff = (...shops: (string | null)[]): Actor => ({
  kind: "staff",
  tenantId: "t",
  staffId: 1,
  grants: shops.map((shopId) => ({ role: "owner", shopId })),
});

test.each<[Actor, string | null]>([
  [{ ...key, shopId: "a" }, "a"],
  [{ ...key, shopId: null }, null],
  [staff("b"), "here"],
  [staff("b", null), null],
  [{ kind: "command-line", command: "list" }, null],
])("%j reaches in a list: %s", (actor, shopId) => {
  expect(shopOfActor(actor, "here")).toBe(shopId);
});
