import { beforeEach, describe, expect, test } from "vitest";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openStaffLink } from "./members/open-staff-link.server";
import { endStaffSessions } from "./sessions/end-staff-sessions.server";
import { listStaffSessions } from "./sessions/list-staff-sessions.server";
import { changeStaffPassword } from "./sign-in/change-staff-password.server";
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

let ctx: StaffTestShop;
let juneId: number;
beforeEach(async () => {
  ctx = await openStaffShop(database.db);
  juneId = (await addStaff(ctx)).id;
});

const otherDevice = () =>
  signInStaff({ ...ctx, clientAddress: "203.0.113.7" }, june, {
    cookies: null,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
  });

describe("the list of sessions (rule staff-6)", () => {
  test("names the device and the masked address, this one first", async () => {
    await otherDevice();
    const { ctx: own, member } = await signedIn(ctx);
    expect(await listStaffSessions(own, member)).toMatchObject([
      { isThis: true, device: "Unknown device" },
      { isThis: false, device: "Firefox on Linux", address: expect.not.stringContaining("113.7") },
    ]);
  });

  test.each(["others", "all"] as const)("ends %s", async (which) => {
    const other = await otherDevice();
    const { ctx: own, member } = await signedIn(ctx);
    await endStaffSessions(own, member, which === "all" ? which : { except: member.sessionHash });
    expect(await staffOf(ctx, other)).toBeNull();
    expect(await listStaffSessions(own, member)).toHaveLength(which === "all" ? 0 : 1);
  });

  test("ends one", async () => {
    const other = await otherDevice();
    const { ctx: own, member } = await signedIn(ctx);
    const [, listed] = await listStaffSessions(own, member);
    await endStaffSessions(own, member, { key: listed?.key ?? "" });
    expect(await staffOf(ctx, other)).toBeNull();
    expect(await listStaffSessions(own, member)).toHaveLength(1);
  });

  test("belongs to the person, and not to an owner", async () => {
    await addStaff(ctx, { email: "second@example.com" });
    const { member } = await signedIn(ctx);
    const { ctx: second } = await signedIn(ctx, "second@example.com");
    await expect(listStaffSessions(second, member)).rejects.toMatchObject({ code: "forbidden" });
    await expect(endStaffSessions(second, member, "all")).rejects.toMatchObject({ code: "forbidden" });
    await expect(
      changeStaffPassword(second, member, { currentPassword: testPassword, password: "a quiet harbor" }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("another password (rule staff-4)", () => {
  const change = async (currentPassword: string, password: string) => {
    const { ctx: own, member } = await signedIn(ctx);
    await changeStaffPassword(own, member, { currentPassword, password });
    return { own, member };
  };

  test("ends all other sessions and links", async () => {
    const other = await otherDevice();
    const link = await createStaffLink(ctx, juneId, "reset");
    const { own, member } = await change(testPassword, "a quiet harbor");
    expect(await staffOf(ctx, other)).toBeNull();
    expect(await openStaffLink(ctx, link, "reset")).toBeNull();
    expect(await listStaffSessions(own, member)).toHaveLength(1);
    await expect(signInStaff(ctx, june, newBrowser)).rejects.toMatchObject({ code: "invalid" });
  });

  test.each([
    ["without the current one", "not-this-one", "a quiet harbor", "current_password"],
    ["for a common one", testPassword, "Password123", "password"],
    ["for one like the e-mail", testPassword, "june-example", "password"],
  ])("is refused %s", async (_, current, next, field) => {
    await expect(change(current, next)).rejects.toMatchObject({ code: "invalid", field });
  });
});

describe("the link of a forgotten password (rule staff-4)", () => {
  const reset = (token: string) => resetStaffPassword(ctx, { token, password: "a quiet harbor" });

  test("sets the password, ends every session and starts none", async () => {
    const other = await otherDevice();
    const headers = await reset(await createStaffLink(ctx, juneId, "reset"));
    expect(await staffOf(ctx, headers)).toBeNull();
    expect(await staffOf(ctx, other)).toBeNull();
    const entered = await signInStaff(ctx, { ...june, password: "a quiet harbor" }, newBrowser);
    expect(await staffOf(ctx, entered)).not.toBeNull();
  });

  test("works once, within an hour", async () => {
    const token = await createStaffLink(ctx, juneId, "reset");
    await reset(token);
    await expect(reset(token)).rejects.toMatchObject({ code: "not_found" });
    const late = await createStaffLink(ctx, juneId, "reset");
    ctx.clock.now = new Date(ctx.clock.now.getTime() + 3_600_000);
    await expect(reset(late)).rejects.toMatchObject({ code: "not_found" });
  });
});
