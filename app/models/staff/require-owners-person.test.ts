import { expect, test } from "vitest";
import type { Actor } from "../shops/actors/actor";
import { requireOwnersPerson } from "./require-owners-person";

const key: Actor = {
  kind: "owner-key",
  tenantId: "t",
  keyId: 1,
  scopes: ["staff:write"],
  shopId: null,
  sellerId: null,
};
const person: Actor = { kind: "command-line", command: "staff" };

test("a program makes, changes and removes anyone but an owner", () => {
  expect(() => requireOwnersPerson(key, ["support", "owner"])).toThrow(
    "A program may not make, change or remove an owner.",
  );
  expect(() => requireOwnersPerson(key, ["manager"])).not.toThrow();
  expect(() => requireOwnersPerson(person, ["owner"])).not.toThrow();
});
