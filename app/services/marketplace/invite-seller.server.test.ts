import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sellers } from "~/tables/shops/tenants";
import { staff, staffRoles } from "~/tables/staff/staff";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { openTestShop } from "../catalogue/products/catalogue-fixture.server";
import { addShop } from "../catalogue/products/seller-fixture.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { changeSellerState } from "./change-seller-state.server";
import { inviteSeller } from "./invite-seller.server";

const database = withTestDatabase();
let ctx: ShopContext;
beforeEach(async () => {
  ctx = await addShop(await openTestShop(database.db), { type: "marketplace" });
});

const invite = (over: { code?: string; name?: string; email?: string } = {}, own = ctx) =>
  inviteSeller(own, {
    code: over.code ?? "potter",
    name: over.name ?? "The potter",
    owner: { email: over.email ?? "pia@potter.example", name: "Pia" },
  });
const people = () =>
  ctx.db
    .select({ email: staff.email, sellerId: staff.sellerId, role: staffRoles.role })
    .from(staff)
    .innerJoin(staffRoles, and(eq(staffRoles.tenantId, staff.tenantId), eq(staffRoles.staffId, staff.id)))
    .where(eq(staff.tenantId, ctx.tenant.id));
const stored = async () => {
  const isIt = and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.code, "potter"));
  return ctx.db.select({ name: sellers.name, state: sellers.state }).from(sellers).where(isIt);
};

describe("an invited seller (rule owners-6)", () => {
  it("does not sell yet, and its owner is invited", async () => {
    const sellerId = await invite();
    expect(await stored()).toEqual([{ name: "The potter", state: "invited" }]);
    expect(await people()).toEqual([{ email: "pia@potter.example", sellerId, role: "owner" }]);
  });

  it("is the same one when it is invited again", async () => {
    expect(await invite()).toBe(await invite());
  });

  it("is not invited once it was approved", async () => {
    await invite();
    await changeSellerState(ctx, "potter", "active");
    await expect(invite()).rejects.toMatchObject({ status: 409, field: "code" });
  });

  it.each([
    [{ code: "The Potter" }, "code"],
    [{ name: " " }, "name"],
    [{ email: "pia" }, "email"],
  ])("%j is refused beside its field, and no seller is added", async (over, field) => {
    await expect(invite(over)).rejects.toMatchObject({ code: "invalid", field });
    expect(await stored()).toEqual([]);
  });

  it("belongs to a marketplace", async () => {
    const shop = await openTestShop(database.db);
    await expect(invite({}, shop)).rejects.toMatchObject({ status: 409 });
  });
});
