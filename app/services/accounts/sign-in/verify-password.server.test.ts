import { expect, test } from "vitest";
import { hashPassword } from "./hash-password.server";
import { verifyPassword } from "./verify-password.server";

test("is argon2id", async () => {
  expect(await hashPassword("sea-salt-9")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password has a different hash each time", async () => {
  expect(await hashPassword("sea-salt-9")).not.toBe(await hashPassword("sea-salt-9"));
});

test.each([
  ["sea-salt-9", true],
  ["sea-salt-8", false],
  ["Sea-salt-9", false],
  ["", false],
])("%j against the hash of sea-salt-9: %s", async (password, matches) => {
  expect(await verifyPassword(await hashPassword("sea-salt-9"), password)).toBe(matches);
});

test("an account without a password accepts none", async () => {
  expect(await verifyPassword(null, "")).toBe(false);
});

test("without an account the same work is done, so that its time tells nothing (rule accounts-5)", async () => {
  const own = await hashPassword("sea-salt-9");
  const costs: string[] = [];
  const compare = async (hash: string) => {
    costs.push(hash.split("$").slice(0, 4).join("$"));
    return true;
  };
  expect(await verifyPassword(own, "sea-salt-8", compare)).toBe(true);
  expect(await verifyPassword(null, "sea-salt-8", compare)).toBe(false);
  expect(costs).toEqual(["$argon2id$v=19$m=19456,t=2,p=1", "$argon2id$v=19$m=19456,t=2,p=1"]);
});
