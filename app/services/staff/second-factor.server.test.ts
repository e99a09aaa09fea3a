import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { auditLog } from "~/tables/shops/audit";
import { staffFactors } from "~/tables/staff/staff-factors";
import { staffSessions } from "~/tables/staff/staff-sign-in";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { acting } from "../shops/context/shop-context.server";
import { beginApp } from "./factors/begin-app.server";
import { confirmApp } from "./factors/confirm-app.server";
import { addApp, beginSignIn, codeAt, enterCode, later, noticesOf } from "./factors/factor-fixture.server";
import { listFactors } from "./factors/list-factors.server";
import { makeRecoveryCodes } from "./factors/make-recovery-codes.server";
import { readBegunApp } from "./factors/read-begun-app.server";
import { removeApp } from "./factors/remove-app.server";
import { resetStaffFactors } from "./factors/reset-staff-factors.server";
import { removeStaff } from "./members/remove-staff.server";
import { confirmStaff } from "./sign-in/confirm-staff.server";
import { findBegunSignIn } from "./sign-in/find-begun-sign-in.server";
import { resetStaffPassword } from "./sign-in/reset-staff-password.server";
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
import { createStaffLink } from "./sign-in/staff-links.server";

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

const notices = () => noticesOf(shop, database.pool);

const wrong = { code: "invalid", field: "code" };

describe("an app for codes (rule staff-11)", () => {
  test("is asked for after the password, and its code signs in", async () => {
    const { secret } = await addApp(ctx, member);
    const cookies = await beginSignIn(shop);
    const headers = await enterCode(shop, cookies, codeAt(secret, shop.clock.now));
    expect(await staffOf(shop, headers)).toMatchObject({ staffId: juneId, hasSecondFactor: true });
  });

  test("is nothing before a code of it was confirmed", async () => {
    await beginApp(ctx, member);
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "session" });
    await expect(confirmApp(ctx, member, "000000")).rejects.toMatchObject(wrong);
    expect(await listFactors(ctx, member)).toMatchObject({ hasApp: false, recoveryLeft: 0 });
  });

  test("keeps its secret sealed, and shows it to none once it is on", async () => {
    const { secret } = await addApp(ctx, member);
    const [row] = await database.db.select().from(staffFactors).where(eq(staffFactors.staffId, juneId));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await readBegunApp(ctx, member)).toBeNull();
    await expect(beginApp(ctx, member)).rejects.toMatchObject({ code: "conflict" });
  });

  test("has codes that work once each, the one that turned it on included", async () => {
    const { secret } = await addApp(ctx, member);
    const before = codeAt(secret, new Date(shop.clock.now.getTime() - 30_000));
    await expect(enterCode(shop, await beginSignIn(shop), before)).rejects.toMatchObject(wrong);
    const code = codeAt(secret, shop.clock.now);
    await enterCode(shop, await beginSignIn(shop), code);
    await expect(enterCode(shop, await beginSignIn(shop), code)).rejects.toMatchObject(wrong);
  });

  test("lets two posts of one code in once", async () => {
    const { secret } = await addApp(ctx, member);
    const cookies = [await beginSignIn(shop), await beginSignIn(shop)];
    const code = codeAt(secret, shop.clock.now);
    const tries = await Promise.allSettled(cookies.map((each) => enterCode(shop, each, code)));
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("lets a sign-in wait for ten minutes", async () => {
    await addApp(ctx, member);
    const cookies = await beginSignIn(shop);
    later(shop, 599);
    expect(await findBegunSignIn(shop, cookies)).not.toBeNull();
    later(shop, 1);
    expect(await findBegunSignIn(shop, cookies)).toBeNull();
  });

  test("slows guesses down, and says so by mail", async () => {
    const { secret } = await addApp(ctx, member);
    const cookies = await beginSignIn(shop);
    for (let tries = 0; tries < 6; tries += 1) await enterCode(shop, cookies, "000000").catch(() => {});
    const code = () => codeAt(secret, shop.clock.now);
    await expect(enterCode(shop, cookies, code())).rejects.toMatchObject({ code: "too_many", field: "code" });
    for (let tries = 0; tries < 6; tries += 1) {
      later(shop, 900);
      await enterCode(shop, await beginSignIn(shop), "000000").catch(() => {});
    }
    expect(await notices()).toContain("wrong-codes");
  });

  test("ends what a password began when the password is chosen anew", async () => {
    await addApp(ctx, member);
    const cookies = await beginSignIn(shop);
    const token = await createStaffLink(shop, juneId, "reset");
    await resetStaffPassword(shop, { token, password: "a quiet harbor" });
    expect(await findBegunSignIn(shop, cookies)).toBeNull();
    const again = await signInStaff(shop, { ...june, password: "a quiet harbor" }, newBrowser);
    expect(again).toMatchObject({ next: "second-factor" });
  });

  test("is the person's own: an owner neither sees nor changes it", async () => {
    await addStaff(shop, { email: "second@example.com" });
    const { ctx: second } = await signedIn(shop, "second@example.com");
    const refused = { code: "forbidden" };
    await expect(beginApp(second, member)).rejects.toMatchObject(refused);
    await expect(readBegunApp(second, member)).rejects.toMatchObject(refused);
    await expect(removeApp(second, member)).rejects.toMatchObject(refused);
    await expect(listFactors(second, member)).rejects.toMatchObject(refused);
  });
});

describe("recovery codes (rule staff-12)", () => {
  test("are ten, each good for one sign-in, of which the member is mailed", async () => {
    const { codes } = await addApp(ctx, member);
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    const headers = await enterCode(shop, await beginSignIn(shop), code.toUpperCase());
    expect(await staffOf(shop, headers)).not.toBeNull();
    expect(await notices()).toContain("recovery-code-used");
    await expect(enterCode(shop, await beginSignIn(shop), code)).rejects.toMatchObject(wrong);
    expect(await listFactors(ctx, member)).toMatchObject({ recoveryLeft: 9 });
  });

  test("are stored as hashes", async () => {
    const { codes } = await addApp(ctx, member);
    const [row] = await database.db.select().from(staffFactors).where(eq(staffFactors.staffId, juneId));
    expect(codes.filter((code) => JSON.stringify(row).includes(code))).toEqual([]);
  });

  test("are made anew, and those before end", async () => {
    const { codes } = await addApp(ctx, member);
    const [fresh = ""] = await makeRecoveryCodes(ctx, member);
    await expect(enterCode(shop, await beginSignIn(shop), codes[0] ?? "")).rejects.toMatchObject(wrong);
    await expect(enterCode(shop, await beginSignIn(shop), fresh)).resolves.toBeInstanceOf(Headers);
  });

  test("come with a second factor alone", async () => {
    await expect(makeRecoveryCodes(ctx, member)).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("a confirmation (rule staff-14)", () => {
  test("is asked for after 15 minutes before a factor changes", async () => {
    later(shop, 15 * 60);
    await expect(beginApp(ctx, member)).rejects.toMatchObject({ code: "confirm_first" });
    expect(await readBegunApp(ctx, member)).toBeNull();
  });

  test("is the password where there is no second factor", async () => {
    later(shop, 15 * 60);
    await expect(confirmStaff(ctx, member, "not-this-one")).rejects.toMatchObject({
      field: "current_password",
    });
    await confirmStaff(ctx, member, testPassword);
    const [session] = await database.db
      .select()
      .from(staffSessions)
      .where(eq(staffSessions.idHash, member.sessionHash));
    expect(session?.confirmedAt).toEqual(shop.clock.now);
  });

  test("is the second factor, and not the password, where there is one", async () => {
    const { secret } = await addApp(ctx, member);
    const entered = await enterCode(shop, await beginSignIn(shop), codeAt(secret, shop.clock.now));
    const signed = await staffOf(shop, entered);
    if (!signed) throw new Error("June was not signed in");
    later(shop, 15 * 60);
    await expect(confirmStaff(ctx, signed, testPassword)).rejects.toMatchObject(wrong);
    await confirmStaff(ctx, signed, codeAt(secret, shop.clock.now));
    expect(await staffOf(shop, entered)).toMatchObject({ confirmedAt: shop.clock.now });
  });
});

describe("a shop that demands a second factor of owners (rule staff-13)", () => {
  const demanding = () => {
    const settings = { ...shop.shop.settings, staff: { second_factor_roles: ["owner" as const] } };
    return { ...shop, shop: { ...shop.shop, settings } };
  };

  test("notes that one without it owes it", async () => {
    const headers = await signInStaff(demanding(), june, newBrowser);
    expect(await staffOf(demanding(), headers)).toMatchObject({ owesFactor: true });
  });

  test("is content with an app", async () => {
    const { secret } = await addApp(ctx, member);
    const headers = await enterCode(shop, await beginSignIn(shop), codeAt(secret, shop.clock.now));
    expect(await staffOf(demanding(), headers)).toMatchObject({ owesFactor: false });
  });

  test("asks nothing of other roles", async () => {
    await addStaff(shop, { email: "pat@example.com", roles: ["support"] });
    const headers = await signInStaff(demanding(), { ...june, email: "pat@example.com" }, newBrowser);
    expect(await staffOf(demanding(), headers)).toMatchObject({ owesFactor: false });
  });
});

describe("a change of factors (rule staff-15)", () => {
  test("ends all other sessions with the first and with each that is removed, and is mailed", async () => {
    const other = await signInStaff(shop, june, newBrowser);
    const { secret } = await addApp(ctx, member);
    expect(await staffOf(shop, other)).toBeNull();
    const next = await enterCode(shop, await beginSignIn(shop), codeAt(secret, shop.clock.now));
    await removeApp(ctx, member);
    expect(await staffOf(shop, next)).toBeNull();
    expect(await notices()).toEqual(["app-added", "app-removed"]);
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "session" });
  });

  test("takes the recovery codes with the last factor", async () => {
    await addApp(ctx, member);
    await removeApp(ctx, member);
    expect(await listFactors(ctx, member)).toEqual({
      hasApp: false,
      keyDomains: [],
      recoveryLeft: 0,
      hasSecondFactor: false,
    });
  });

  test("is in the audit, without secrets", async () => {
    const { codes } = await addApp(ctx, member);
    await enterCode(shop, await beginSignIn(shop), codes[0] ?? "");
    await removeApp(ctx, member);
    const rows = await database.db
      .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, shop.tenant.id), eq(auditLog.subject, "staff_factors")))
      .orderBy(asc(auditLog.id));
    expect(new Set(rows.map(({ actor }) => JSON.stringify(actor)))).toEqual(
      new Set([JSON.stringify({ kind: "staff", staffId: juneId })]),
    );
    const changed = rows.map(({ after, before }) => Object.keys(after ?? before ?? {}));
    expect(changed.flat()).toEqual(
      expect.arrayContaining(["app_since", "recovery_made_at", "recovery_used_at"]),
    );
    expect(JSON.stringify(rows)).not.toMatch(/sealed|hash/);
  });
});

describe("factors of who lost them (rule staff-16)", () => {
  const operator = () => ({ ...shop, actor: acting({ kind: "command-line", command: "staff" }) });

  test("are removed by the command line, with all sessions, and mailed", async () => {
    const { secret } = await addApp(ctx, member);
    const headers = await enterCode(shop, await beginSignIn(shop), codeAt(secret, shop.clock.now));
    await resetStaffFactors(operator(), " June@example.com ");
    expect(await staffOf(shop, headers)).toBeNull();
    expect(await signInStaff(shop, june, newBrowser)).toMatchObject({ next: "session" });
    expect((await notices()).at(-1)).toBe("factors-reset");
  });

  test("are not removed by an owner", async () => {
    await expect(resetStaffFactors(ctx, june.email)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("go with who leaves", async () => {
    await addStaff(shop, { email: "second@example.com" });
    await addApp(ctx, member);
    await removeStaff(operator(), june.email);
    expect(await database.db.select().from(staffFactors).where(eq(staffFactors.staffId, juneId))).toEqual([]);
  });
});
