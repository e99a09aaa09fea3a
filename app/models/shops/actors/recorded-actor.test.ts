import { expect, test } from "vitest";
import type { Actor } from "./actor";
import { actorText, recordedActor } from "./recorded-actor";

const shopper = {
  kind: "shopper" as const,
  tenantId: "t" as const,
  sessionHash: "s" as const,
  heldOrderIds: [],
  heldConversationIds: [],
};

const key = {
  kind: "owner-key",
  tenantId: "t",
  keyId: 5,
  scopes: [],
  shopId: null,
  sellerId: null,
} as const satisfies Actor;

test.each<[Actor, string]>([
  [{ ...shopper, customerId: 7 }, "customer 7"],
  [{ ...shopper, customerId: null }, "guest"],
  [{ kind: "staff", tenantId: "t", staffId: 3, grants: [] }, "staff 3"],
  [{ kind: "seller-staff", tenantId: "t", sellerId: "s", staffId: 4, roles: [] }, "seller’s staff 4"],
  [{ ...key, sellerId: "s" }, "seller’s key 5"],
  [key, "key 5"],
  [{ kind: "job", tenantId: "t", name: "refund-payment" }, "job refund-payment"],
  [{ kind: "provider", tenantId: "t", shopId: "s", code: "sandbox" }, "payment provider sandbox"],
  [{ kind: "command-line", command: "apply" }, "command line (apply)"],
])("%j is recorded as %s, without a session", (actor, text) => {
  const recorded = recordedActor(actor);
  expect(actorText(recorded)).toBe(text);
  expect(JSON.stringify(recorded)).not.toMatch(/session|grants|roles|scopes|heldOrder/);
});
