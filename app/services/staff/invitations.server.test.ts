import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "~/models/shops/actors/actor";
import { auditLog } from "~/tables/shops/audit";
import { staff } from "~/tables/staff/staff";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addSeller } from "../catalogue/products/seller-fixture.server";
import { acting } from "../shops/context/shop-context.server";
import { acceptInvitation } from "./members/accept-invitation.server";
import { changeStaffRoles } from "./members/change-staff-roles.server";
import { inviteStaff } from "./members/invite-staff.server";
import { listStaff } from "./members/list-staff.server";
import { openStaffLink } from "./members/open-staff-link.server";
import { printInvitation } from "./members/print-invitation.server";
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
const dayMs = 86_400_000;
const june = { email: "june@example.com", name: "June" };
const asOwner = { sellerId: null, shopId: null, roles: ["owner"] } as const;

let ctx: StaffTestShop;
beforeEach(async () => {
  ctx = await openStaffShop(database.db);
});

const linkOf = async (staffId: number) =>
  new URL(await printInvitation(ctx, staffId)).searchParams.get("hash") ?? "";
const accept = (token: string, password = "a quiet harbor") =>
  acceptInvitation(ctx, { token, name: "June Marsh", password }, null);

describe("an invitation (rule staff-1)", () => {
  test("gives an account with a name and a password, and signs in", async () => {
    const headers = await accept(await linkOf(await inviteStaff(ctx, june, asOwner)));
    expect(await staffOf(ctx, headers)).toMatchObject({ name: "June Marsh", email: june.email });
    const again = await signInStaff(ctx, { ...june, password: "a quiet harbor" }, newBrowser);
    expect(await staffOf(ctx, again)).not.toBeNull();
  });

  test("leads to the shop's own address", async () => {
    const url = await printInvitation(ctx, await inviteStaff(ctx, june, asOwner));
    expect(url).toMatch(/^https:\/\/harbor\.example\/admin\/invitation\?hash=[\w-]{43}$/);
  });

  test("works once", async () => {
    const token = await linkOf(await inviteStaff(ctx, june, asOwner));
    await accept(token);
    await expect(accept(token)).rejects.toMatchObject({ code: "not_found" });
  });

  test("works for seven days", async () => {
    const token = await linkOf(await inviteStaff(ctx, june, asOwner));
    ctx.clock.now = new Date(ctx.clock.now.getTime() + 7 * dayMs - 1);
    expect(await openStaffLink(ctx, token, "invitation")).toEqual({ email: june.email, name: "June" });
    ctx.clock.now = new Date(ctx.clock.now.getTime() + 1);
    await expect(accept(token)).rejects.toMatchObject({ code: "not_found" });
  });

  test("is no link for a new password", async () => {
    const token = await linkOf(await inviteStaff(ctx, june, asOwner));
    expect(await openStaffLink(ctx, token, "reset")).toBeNull();
  });

  test("keeps its link when the password is refused", async () => {
    const token = await linkOf(await inviteStaff(ctx, june, asOwner));
    await expect(accept(token, "Password123")).rejects.toMatchObject({ code: "invalid", field: "password" });
    await expect(accept(token)).resolves.toBeInstanceOf(Headers);
  });

  test("made anew ends the link before, and gives the roles of the newer one", async () => {
    const id = await inviteStaff(ctx, june, asOwner);
    const first = await linkOf(id);
    expect(await inviteStaff(ctx, june, { ...asOwner, roles: ["support"] })).toBe(id);
    await expect(accept(first)).rejects.toMatchObject({ code: "not_found" });
    expect(await staffOf(ctx, await accept(await linkOf(id)))).toMatchObject({
      grants: [{ role: "support", shopId: null }],
    });
  });

  test("is refused for who has an account", async () => {
    await addStaff(ctx);
    await expect(inviteStaff(ctx, { ...june, email: "JUNE@example.com" }, asOwner)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  test.each([
    [{ email: "no mailbox", name: "June" }, "email"],
    [{ email: june.email, name: " " }, "name"],
  ])("of %j is refused beside the field", async (invitee, field) => {
    await expect(inviteStaff(ctx, invitee, asOwner)).rejects.toMatchObject({ code: "invalid", field });
  });

  test("is in the audit with its actor, without the person's name", async () => {
    const id = await inviteStaff(ctx, june, asOwner);
    await accept(await linkOf(id));
    const rows = await database.db
      .select({
        actor: auditLog.actor,
        subject: auditLog.subject,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, ctx.tenant.id), eq(auditLog.subjectId, String(id))))
      .orderBy(auditLog.id);
    expect(rows.map(({ actor, subject }) => [subject, actor])).toEqual([
      ["staff", { kind: "command-line", command: "test" }],
      ["staff_roles", { kind: "command-line", command: "test" }],
      ["staff", { kind: "staff", staffId: id }],
    ]);
    expect(rows[2]?.after).toHaveProperty("password_changed_at");
    expect(JSON.stringify(rows)).not.toMatch(/June|example\.com|argon2/);
  });
});

describe("who may invite and remove (rules actors-4 and actors-12)", () => {
  const owner: Actor["kind"] = "staff";
  const as = (actor: Actor) => ({ ...ctx, actor: acting(actor) });
  const business = (role: "owner" | "manager", shopId: string | null = null): Actor => ({
    kind: owner,
    tenantId: ctx.tenant.id,
    staffId: 0,
    grants: [{ role, shopId }],
    confirmedAt: ctx.now(),
  });

  test("an owner of the business in all shops", async () => {
    await expect(inviteStaff(as(business("owner")), june, asOwner)).resolves.toBeGreaterThan(0);
  });

  test("an owner who proved 15 minutes ago who they are is asked again (rule staff-14)", async () => {
    await addStaff(ctx);
    const confirmedAt = new Date(ctx.now().getTime() - 15 * 60_000);
    const stale = as({ ...business("owner"), confirmedAt } as Actor);
    const refused = { code: "confirm_first" };
    await expect(
      inviteStaff(stale, { email: "new@example.com", name: "New" }, asOwner),
    ).rejects.toMatchObject(refused);
    await expect(removeStaff(stale, june.email)).rejects.toMatchObject(refused);
  });

  test.each(["manager in all shops", "owner of one shop"])("not a %s", async (who) => {
    const actor = who.startsWith("manager") ? business("manager") : business("owner", ctx.shop.id);
    await expect(inviteStaff(as(actor), june, asOwner)).rejects.toMatchObject({ code: "forbidden" });
    await addStaff(ctx);
    await expect(removeStaff(as(actor), june.email)).rejects.toMatchObject({ code: "forbidden" });
    await expect(listStaff(as(actor))).rejects.toMatchObject({ code: "forbidden" });
  });

  test("a seller's owner, people of that seller alone", async () => {
    const sellerId = await addSeller(ctx, "potter");
    const potter = as({
      kind: "seller-staff",
      tenantId: ctx.tenant.id,
      sellerId,
      staffId: 0,
      roles: ["owner"],
      confirmedAt: ctx.now(),
    });
    await inviteStaff(
      potter,
      { email: "clay@example.com", name: "Clay" },
      { sellerId, shopId: null, roles: ["staff"] },
    );
    await expect(inviteStaff(potter, june, asOwner)).rejects.toMatchObject({ code: "forbidden" });
    await addStaff(ctx);
    await expect(removeStaff(potter, june.email)).rejects.toMatchObject({ code: "forbidden" });
    const theirs = { sellerId, shopId: null, roles: ["owner"] } as const;
    await expect(inviteStaff(potter, june, theirs)).rejects.toMatchObject({ code: "forbidden" });
    expect((await listStaff(potter)).map(({ email }) => email)).toEqual(["clay@example.com"]);
  });
});

describe("other roles and an end (rule staff-7)", () => {
  test("end the sessions of who they are for at once", async () => {
    await addStaff(ctx, { email: "owner@example.com" });
    await addStaff(ctx, { roles: ["support"] });
    const typed = { email: june.email, password: testPassword };
    const first = await signInStaff(ctx, typed, newBrowser);
    await changeStaffRoles(ctx, june.email, { typed: ["editor"], shopId: ctx.shop.id });
    expect(await staffOf(ctx, first)).toBeNull();
    const second = await signInStaff(ctx, typed, newBrowser);
    expect(await staffOf(ctx, second)).toMatchObject({ grants: [{ role: "editor", shopId: ctx.shop.id }] });
    await removeStaff(ctx, "June@example.com");
    expect(await staffOf(ctx, second)).toBeNull();
    await expect(signInStaff(ctx, typed, newBrowser)).rejects.toMatchObject({ code: "invalid" });
  });

  test("leave the row of who left, who can be invited again", async () => {
    await addStaff(ctx, { email: "owner@example.com" });
    const { id } = await addStaff(ctx, { roles: ["support"] });
    await removeStaff(ctx, june.email);
    const [row] = await database.db.select().from(staff).where(eq(staff.id, id));
    expect(row).toMatchObject({ isActive: false, passwordHash: null });
    expect(await inviteStaff(ctx, june, asOwner)).toBe(id);
  });

  test.each([
    ["removed", () => removeStaff(ctx, june.email)],
    ["given other roles", () => changeStaffRoles(ctx, june.email, { typed: ["manager"], shopId: null })],
    ["limited to a shop", () => changeStaffRoles(ctx, june.email, { typed: ["owner"], shopId: ctx.shop.id })],
  ])("the only owner is not %s", async (_, change) => {
    await addStaff(ctx);
    await inviteStaff(ctx, { email: "later@example.com", name: "Later" }, asOwner);
    await expect(change()).rejects.toMatchObject({ code: "conflict" });
    await addStaff(ctx, { email: "second@example.com" });
    await expect(change()).resolves.not.toThrow();
  });

  test("two owners who remove each other at once leave one", async () => {
    await addStaff(ctx);
    await addStaff(ctx, { email: "second@example.com" });
    const first = await signedIn(ctx);
    const second = await signedIn(ctx, "second@example.com");
    const both = await Promise.allSettled([
      removeStaff(first.ctx, "second@example.com"),
      removeStaff(second.ctx, june.email),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a person who is not staff is not found", async () => {
    await expect(removeStaff(ctx, "eve@example.com")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("the list names roles with their shops, and who has not accepted yet", async () => {
  await addStaff(ctx, { roles: ["editor", "support"], shopId: ctx.shop.id });
  await inviteStaff(ctx, { email: "later@example.com", name: "Later" }, asOwner);
  expect(await listStaff(ctx)).toMatchObject([
    {
      name: "June",
      hasJoined: true,
      sellerCode: null,
      roles: [
        { role: "editor", shopCode: ctx.shop.code },
        { role: "support", shopCode: ctx.shop.code },
      ],
    },
    { name: "Later", hasJoined: false, roles: [{ role: "owner", shopCode: null }] },
  ]);
});
