import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { auditLog } from "~/tables/shops/audit";
import { staffRoles } from "~/tables/staff/staff";
import { staffChallenges, staffPasskeys } from "~/tables/staff/staff-passkeys";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { SoftwarePasskey } from "../../../tests/support/services/software-passkey";
import { noProviderConfig } from "../payments/providers/payment-fixture.server";
import { createDiskStore } from "../platform/file-store/disk-store.server";
import { byTest } from "../shops/audit/actor-fixture.server";
import { acting } from "../shops/context/shop-context.server";
import { testBox } from "../shops/secrets/secrets-fixture.server";
import { addStaffPasskey, beginStaffPasskey } from "./factors/add-staff-passkey.server";
import { askToConfirm, confirmWithKey } from "./factors/confirm-with-key.server";
import { askToEnter } from "./factors/enter-with-key.server";
import {
  addApp,
  addKey,
  askedAt,
  beginSignIn,
  enterByKey,
  enterCode,
  later,
  newKey,
  noticesOf,
} from "./factors/factor-fixture.server";
import { listFactors } from "./factors/list-factors.server";
import { listStaffPasskeys } from "./factors/list-staff-passkeys.server";
import { removeApp } from "./factors/remove-app.server";
import { removeStaffPasskey } from "./factors/remove-staff-passkey.server";
import { resetStaffFactors } from "./factors/reset-staff-factors.server";
import { removeStaff } from "./members/remove-staff.server";
import { signInStaff } from "./sign-in/sign-in-staff.server";
import {
  addStaff,
  newBrowser,
  openStaffShop,
  type StaffTestShop,
  signedIn,
  staffOf,
  testPassword,
} from "./sign-in/staff-fixture.server";

const database = withTestDatabase();
const june = { email: "june@example.com", password: testPassword };

let shop: StaffTestShop;
/** June at her browser. */
let ctx: StaffTestShop;
let member: SignedInStaff;
let juneId: number;
beforeEach(async () => {
  shop = await openStaffShop(database.db);
  juneId = (await addStaff(shop)).id;
  ({ ctx, member } = await signedIn(shop));
});

/** Confirms by a device that one is who is signed in. */
async function confirm(by: SignedInStaff, device: SoftwarePasskey) {
  const { challenge } = await askToConfirm(ctx, by);
  return confirmWithKey(ctx, by, device.get(askedAt(shop, challenge)));
}

const notices = () => noticesOf(shop, database.pool);
const storedKeys = () => database.db.select().from(staffPasskeys).where(eq(staffPasskeys.ownerId, juneId));
const unknown = { code: "invalid", message: "We don’t know this passkey. Sign in with your password." };

describe("a passkey (rule staff-17)", () => {
  test("signs in alone, and says when it was used", async () => {
    const { device } = await addKey(ctx, member);
    expect(await listStaffPasskeys(ctx, member)).toMatchObject([{ name: "Phone", usedText: null }]);
    const headers = await enterByKey(shop, device);
    expect(await staffOf(shop, headers)).toMatchObject({ staffId: juneId, hasSecondFactor: true });
    expect(await listStaffPasskeys(ctx, member)).toMatchObject([{ usedText: expect.any(String) }]);
  });

  test("is a second factor: the password alone opens no session", async () => {
    await addKey(ctx, member);
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "second-factor" });
  });

  test("is added once, and ten of them at most", async () => {
    const { device } = await addKey(ctx, member);
    await expect(addKey(ctx, member, { device })).rejects.toMatchObject({ code: "conflict" });
    for (let made = 1; made < 10; made += 1) await addKey(ctx, member);
    await expect(beginStaffPasskey(ctx, member)).rejects.toMatchObject({ code: "conflict" });
  });

  test.each([
    ["another page", { origin: "https://evil.example" }],
    ["another domain", { rpId: "evil.example" }],
    ["a challenge that was never given", { challenge: "AAAA" }],
  ])("made for %s is refused", async (_, over) => {
    const { challenge } = await beginStaffPasskey(ctx, member);
    const made = new SoftwarePasskey().create({ ...askedAt(shop, challenge), ...over });
    await expect(addStaffPasskey(ctx, member, newKey(made))).rejects.toMatchObject({ code: "invalid" });
  });

  test("answers the challenge of the person who adds it alone", async () => {
    await addStaff(shop, { email: "second@example.com" });
    const second = await signedIn(shop, "second@example.com");
    const { challenge } = await beginStaffPasskey(second.ctx, second.member);
    const made = new SoftwarePasskey().create(askedAt(shop, challenge));
    await expect(addStaffPasskey(ctx, member, newKey(made))).rejects.toMatchObject({ code: "invalid" });
  });

  test("is the person's own: an owner neither sees nor changes it", async () => {
    const { device } = await addKey(ctx, member);
    await addStaff(shop, { email: "second@example.com" });
    const { ctx: second } = await signedIn(shop, "second@example.com");
    const refused = { code: "forbidden" };
    await expect(beginStaffPasskey(second, member)).rejects.toMatchObject(refused);
    await expect(listStaffPasskeys(second, member)).rejects.toMatchObject(refused);
    await expect(askToConfirm(second, member)).rejects.toMatchObject(refused);
    const id = device.id.toString("base64url");
    await expect(removeStaffPasskey(second, member, id)).rejects.toMatchObject(refused);
  });

  test("of another person is not removed by its id", async () => {
    const { device } = await addKey(ctx, member);
    await addStaff(shop, { email: "second@example.com" });
    const second = await signedIn(shop, "second@example.com");
    const id = device.id.toString("base64url");
    await expect(removeStaffPasskey(second.ctx, second.member, id)).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await storedKeys()).toHaveLength(1);
  });
});

describe("a passkey beside other factors", () => {
  test("brings recovery codes with it where it is the first factor (rule staff-12)", async () => {
    const { codes } = await addKey(ctx, member);
    expect(new Set(codes).size).toBe(10);
    const headers = await enterCode(shop, await beginSignIn(shop), codes[0] ?? "");
    expect(await staffOf(shop, headers)).not.toBeNull();
    expect((await addKey(ctx, member)).codes).toEqual([]);
  });

  test("keeps the recovery codes of an app that is removed", async () => {
    const { codes } = await addApp(ctx, member);
    expect((await addKey(ctx, member)).codes).toEqual([]);
    await removeApp(ctx, member);
    expect(await listFactors(ctx, member)).toMatchObject({ hasApp: false, hasSecondFactor: true });
    await expect(enterCode(shop, await beginSignIn(shop), codes[0] ?? "")).resolves.toBeInstanceOf(Headers);
  });

  test("proves anew who is signed in, and another person's does not (rule staff-14)", async () => {
    const { device } = await addKey(ctx, member);
    const headers = await enterByKey(shop, device);
    const signed = await staffOf(shop, headers);
    if (!signed) throw new Error("June was not signed in");
    await addStaff(shop, { email: "second@example.com" });
    const second = await signedIn(shop, "second@example.com");
    const { device: foreign } = await addKey(second.ctx, second.member);
    later(shop, 15 * 60);
    await expect(confirm(signed, foreign)).rejects.toMatchObject(unknown);
    await confirm(signed, device);
    expect(await staffOf(shop, headers)).toMatchObject({ confirmedAt: shop.clock.now });
  });

  test("is added and removed after a proof of the last 15 minutes alone (rule staff-14)", async () => {
    const { challenge } = await beginStaffPasskey(ctx, member);
    const made = newKey(new SoftwarePasskey().create(askedAt(shop, challenge)));
    const { device } = await addKey(ctx, member);
    later(shop, 15 * 60);
    const refused = { code: "confirm_first" };
    await expect(beginStaffPasskey(ctx, member)).rejects.toMatchObject(refused);
    await expect(addStaffPasskey(ctx, member, made)).rejects.toMatchObject(refused);
    const id = device.id.toString("base64url");
    await expect(removeStaffPasskey(ctx, member, id)).rejects.toMatchObject(refused);
  });

  test("is what a shop demands of a role (rule staff-13)", async () => {
    const settings = { ...shop.shop.settings, staff: { second_factor_roles: ["owner" as const] } };
    const demanding = { ...shop, shop: { ...shop.shop, settings } };
    const { device } = await addKey(ctx, member);
    expect(await staffOf(demanding, await enterByKey(shop, device))).toMatchObject({ owesFactor: false });
  });

  test("opens no shop that the person's roles do not reach (rule staff-2)", async () => {
    const { device } = await addKey(ctx, member);
    await byTest(database.db, (db) => db.delete(staffRoles).where(eq(staffRoles.staffId, juneId)));
    await expect(enterByKey(shop, device)).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a change of passkeys (rule staff-15)", () => {
  test("ends all other sessions with the first and with each that is removed, and is mailed", async () => {
    const other = await signInStaff(shop, june, newBrowser);
    const { device } = await addKey(ctx, member);
    expect(await staffOf(shop, other)).toBeNull();
    const next = await enterByKey(shop, device);
    await addKey(ctx, member);
    expect(await staffOf(shop, next)).not.toBeNull();
    await removeStaffPasskey(ctx, member, device.id.toString("base64url"));
    expect(await staffOf(shop, next)).toBeNull();
    expect(await notices()).toEqual(["passkey-added", "passkey-added", "passkey-removed"]);
    await expect(enterByKey(shop, device)).rejects.toMatchObject(unknown);
  });

  test("takes the recovery codes with the last factor", async () => {
    const { device } = await addKey(ctx, member);
    await removeStaffPasskey(ctx, member, device.id.toString("base64url"));
    expect(await listFactors(ctx, member)).toMatchObject({ recoveryLeft: 0, hasSecondFactor: false });
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "session" });
  });

  test("is in the audit without keys; a sign-in is not", async () => {
    const { device } = await addKey(ctx, member);
    await enterByKey(shop, device);
    await removeStaffPasskey(ctx, member, device.id.toString("base64url"));
    const rows = await database.db
      .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, shop.tenant.id), eq(auditLog.subject, "staff_passkeys")))
      .orderBy(asc(auditLog.id));
    const kept = { name: "Phone", rp_id: new URL(shop.origin).hostname };
    const actor = { kind: "staff", staffId: juneId };
    expect(rows).toEqual([
      { actor, before: null, after: kept },
      { actor, before: kept, after: null },
    ]);
  });
});

describe("passkeys of who lost them or left (rules staff-7 and staff-16)", () => {
  const operator = () => ({ ...shop, actor: acting({ kind: "command-line", command: "staff" }) });

  test("are removed with all factors by the command line", async () => {
    const { device } = await addKey(ctx, member);
    await resetStaffFactors(operator(), june.email);
    await expect(enterByKey(shop, device)).rejects.toMatchObject(unknown);
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "session" });
  });

  test("go with who leaves", async () => {
    await addStaff(shop, { email: "second@example.com" });
    await addKey(ctx, member);
    await removeStaff(operator(), june.email);
    expect(await storedKeys()).toEqual([]);
  });
});

test("challenges that were not answered are removed each day", async () => {
  await askToEnter(shop);
  later(shop, 10 * 60);
  const { challenge } = await askToEnter(shop);
  const { db, log, now, secret } = shop;
  const deps = {
    db,
    log,
    now,
    secret,
    box: testBox,
    config: noProviderConfig,
    originOf: () => shop.origin,
    dataDir: "/nowhere",
    fileStore: createDiskStore("/nowhere"),
    smtpUrl: undefined,
  };
  await runJob(deps, "expire-staff-sign-ins", {});
  const kept = await database.db
    .select({ challenge: staffChallenges.challenge })
    .from(staffChallenges)
    .where(eq(staffChallenges.tenantId, shop.tenant.id));
  expect(kept).toEqual([{ challenge }]);
});
