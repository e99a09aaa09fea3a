import { expect, it } from "vitest";
import type { Actor } from "./actor";
import { sellerOfActor } from "./seller-of-actor";

const potter = { tenantId: "t", sellerId: "potter" };

it.each<[string, Actor, string | null]>([
  ["a seller’s staff", { kind: "seller-staff", ...potter, staffId: 1, roles: ["staff"] }, "potter"],
  ["a command in a seller’s name", { kind: "command-line", command: "seller", ofSeller: potter }, "potter"],
  ["the operator", { kind: "command-line", command: "message" }, null],
  ["the shop’s own staff", { kind: "staff", tenantId: "t", staffId: 1, grants: [] }, null],
])("%s is limited to its seller, or not", (_, actor, sellerId) => {
  expect(sellerOfActor(actor)).toBe(sellerId);
});
