import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sellers } from "~/tables/shops/tenants";
import { staff } from "~/tables/staff/staff";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { cookiesOf } from "../../accounts/sign-in/account-fixture.server";
import { signIn } from "../../accounts/sign-in/sign-in.server";
import { addSeller } from "../../catalogue/products/seller-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { endStaffSession } from "../sessions/end-staff-session.server";
import { signInStaff } from "./sign-in-staff.server";
import {
  addStaff,
  newBrowser,
  openStaffShop,
  type StaffTestShop,
  staffOf,
  testPassword,
} from "./staff-fixture.server";

const database = withTestDatabase();
const dayMs = 86_400_000;
const june = { email: "june@example.com", password: testPassword };

let ctx: StaffTestShop;
beforeEach(async () => {
  ctx = await openStaffShop(database.db);
});

const enter = (typed = june, cookies: string | null = null) =>
  signInStaff(ctx, typed, { cookies, userAgent: "Firefox" });

describe("sign-in of staff", () => {
  test("makes them the actor, with their roles (rules staff-2 and staff-5)", async () => {
    const { id } = await addStaff(ctx, { roles: ["support", "editor"] });
    expect(await staffOf(ctx, await enter())).toMatchObject({
      staffId: id,
      name: "June",
      sellerId: null,
      grants: [
        { role: "editor", shopId: null },
        { role: "support", shopId: null },
      ],
    });
  });

  test("sets a cookie of its own that scripts, other sites and other hosts do not get (rule staff-5)", async () => {
    await addStaff(ctx);
    const [cookie = ""] = (await enter()).headers.getSetCookie();
    expect(cookie).toMatch(
      /^__Host-awning_staff=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test.each([
    ["a wrong password", { ...june, password: "not-this-one" }],
    ["an unknown e-mail", { ...june, email: "eve@example.com" }],
  ])("refuses %s with the same words (rule staff-2)", async (_, typed) => {
    await addStaff(ctx);
    await expect(enter(typed)).rejects.toMatchObject({
      code: "invalid",
      field: "password",
      message: "The email or password is incorrect.",
    });
  });

  test("refuses who was invited and has no password yet", async () => {
    const { id } = await addStaff(ctx);
    await byTest(database.db, (db) => db.update(staff).set({ passwordHash: null }).where(eq(staff.id, id)));
    await expect(enter()).rejects.toMatchObject({ code: "invalid" });
  });

  test("slows guesses down, but not those of a known device (rule staff-3)", async () => {
    await addStaff(ctx);
    const known = cookiesOf(...(await enter()).headers.getSetCookie());
    const guess = () => enter({ ...june, password: "not-this-one" }).catch((error) => error);
    for (let tries = 0; tries < 6; tries += 1) await guess();
    await expect(enter()).rejects.toMatchObject({ code: "too_many" });
    await expect(enter(june, known)).resolves.toMatchObject({ next: "session" });
  });

  test("counts apart from a customer with the same e-mail (rule staff-3)", async () => {
    await addStaff(ctx);
    for (let tries = 0; tries < 7; tries += 1)
      await signIn(ctx, { ...june, password: "not-this-one" }).catch(() => {});
    await expect(enter()).resolves.toMatchObject({ next: "session" });
  });

  test("refuses who has no role in this shop, after the right password", async () => {
    await addStaff(ctx, { roles: [] });
    await expect(enter()).rejects.toMatchObject({ code: "forbidden", field: "form" });
  });

  test("refuses the staff of a seller that was closed", async () => {
    const sellerId = await addSeller(ctx, "potter");
    await addStaff(ctx, { sellerId, roles: ["owner"] });
    const market = { ...ctx, shop: { ...ctx.shop, type: "marketplace" as const } };
    const headers = await signInStaff(market, june, newBrowser);
    expect(await staffOf(market, headers)).toMatchObject({ sellerId, roles: ["owner"], grants: [] });
    await byTest(database.db, (db) =>
      db.update(sellers).set({ state: "closed" }).where(eq(sellers.id, sellerId)),
    );
    expect(await staffOf(market, headers)).toBeNull();
  });
});

describe("a session of staff (rule staff-5)", () => {
  test("ends after three days without use", async () => {
    await addStaff(ctx);
    const headers = await enter();
    ctx.clock.now = new Date(ctx.clock.now.getTime() + 3 * dayMs - 1);
    expect(await staffOf(ctx, headers)).not.toBeNull();
    ctx.clock.now = new Date(ctx.clock.now.getTime() + 3 * dayMs);
    expect(await staffOf(ctx, headers)).toBeNull();
  });

  test("ends after 14 days although it is used every day", async () => {
    await addStaff(ctx);
    const headers = await enter();
    const began = ctx.clock.now.getTime();
    for (let day = 1; day < 14; day += 1) {
      ctx.clock.now = new Date(began + day * dayMs);
      expect(await staffOf(ctx, headers)).not.toBeNull();
    }
    ctx.clock.now = new Date(began + 14 * dayMs);
    expect(await staffOf(ctx, headers)).toBeNull();
  });

  test("opens no shop that its roles do not reach", async () => {
    await addStaff(ctx, { roles: ["owner"], shopId: ctx.shop.id });
    const headers = await enter();
    const elsewhere = { ...ctx, shop: { ...ctx.shop, id: ctx.tenant.id } };
    expect(await staffOf(ctx, headers)).not.toBeNull();
    expect(await staffOf(elsewhere, headers)).toBeNull();
  });

  test("ends with the sign-out", async () => {
    await addStaff(ctx);
    const { headers } = await enter();
    const request = { headers: new Headers({ Cookie: cookiesOf(...headers.getSetCookie()) }) };
    await endStaffSession(ctx, request);
    expect(await staffOf(ctx, headers)).toBeNull();
  });
});
