import { beforeEach, describe, expect, test } from "vitest";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { SoftwarePasskey } from "../../../../tests/support/services/software-passkey";
import { addStaff, openStaffShop, type StaffTestShop, signedIn } from "../sign-in/staff-fixture.server";
import { askToEnter, enterWithKey } from "./enter-with-key.server";
import { addKey, askedAt, enterByKey, later } from "./factor-fixture.server";
import { listStaffPasskeys } from "./list-staff-passkeys.server";

const database = withTestDatabase();

let shop: StaffTestShop;
/** June at her browser. */
let ctx: StaffTestShop;
let member: SignedInStaff;
beforeEach(async () => {
  shop = await openStaffShop(database.db);
  await addStaff(shop);
  ({ ctx, member } = await signedIn(shop));
});

const unknown = { code: "invalid", message: "We don’t know this passkey. Sign in with your password." };

describe("a sign-in by a passkey (rule staff-17)", () => {
  let device: SoftwarePasskey;
  beforeEach(async () => {
    ({ device } = await addKey(ctx, member));
  });

  test.each([
    ["a page that is not the shop's", { origin: "https://evil.example" }, {}],
    ["another domain", { rpId: "evil.example" }, {}],
    ["a challenge that was never given", { challenge: "AAAA" }, {}],
    ["a person who did not confirm", {}, { isVerified: false }],
  ])("from %s is refused", async (_, over, how) => {
    await expect(enterByKey(shop, device, over, how)).rejects.toMatchObject(unknown);
  });

  test("with a device that none has added is refused with the same words", async () => {
    await expect(enterByKey(shop, new SoftwarePasskey())).rejects.toMatchObject(unknown);
  });

  test("with a copy of the key, which counts behind, is refused", async () => {
    await enterByKey(shop, device, {}, { counter: 5 });
    await expect(enterByKey(shop, device, {}, { counter: 5 })).rejects.toMatchObject(unknown);
  });

  test("cannot be repeated with the same answer", async () => {
    const { challenge } = await askToEnter(shop);
    const answer = device.get(askedAt(shop, challenge), { counter: 0 });
    await enterWithKey(shop, answer, null);
    await expect(enterWithKey(shop, answer, null)).rejects.toMatchObject(unknown);
  });

  test("that took five minutes is refused", async () => {
    const { challenge } = await askToEnter(shop);
    later(shop, 5 * 60);
    await expect(enterWithKey(shop, device.get(askedAt(shop, challenge)), null)).rejects.toMatchObject(
      unknown,
    );
  });

  test("works at the domain it was added at alone, which the list names at another", async () => {
    const atOther = { ...shop, officeOrigin: "https://other.example" };
    const { challenge } = await askToEnter(atOther);
    await expect(enterWithKey(atOther, device.get(askedAt(atOther, challenge)), null)).rejects.toMatchObject(
      unknown,
    );
    const [row] = await listStaffPasskeys({ ...ctx, officeOrigin: atOther.officeOrigin }, member);
    expect(row?.note).toBe(`Works only at ${new URL(shop.origin).hostname}.`);
  });

  test("has to wait after many failures from one address", async () => {
    const there = { ...shop, clientAddress: "192.0.2.1" };
    const stranger = new SoftwarePasskey();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 60; tries += 1) {
      const { challenge } = await askToEnter(there);
      const answer = stranger.get(askedAt(there, challenge));
      await enterWithKey(there, answer, null).catch((error: { code: string }) => codes.push(error.code));
    }
    expect(codes).toContain("too_many");
  });
});
