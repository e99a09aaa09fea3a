import type { SellerRole, StaffRole } from "~/models/shops/actors/actor";
import { type SignedInStaff, staffActor } from "~/models/shops/actors/signed-in-staff";
import { staff, staffRoles } from "~/tables/staff/staff";
import {
  type AccountTestShop,
  cookiesOf,
  openAccountShop,
  testPassword,
} from "../../accounts/sign-in/account-fixture.server";
import { hashPassword } from "../../accounts/sign-in/hash-password.server";
import type { Db } from "../../platform/db/pool/open-pool.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import type { SecretBox } from "../../shops/secrets/secret-box.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { findStaff } from "../members/find-staff.server";
import { type SignInStep, signInStaff } from "./sign-in-staff.server";

export { testPassword };

/** A shop for tests of staff, with what seals their secrets. */
export type StaffTestShop = AccountTestShop & { box: SecretBox; officeOrigin: string };

/** A new shop at noon. Set `clock.now` to move its time. */
export async function openStaffShop(db: Db): Promise<StaffTestShop> {
  const shop = await openAccountShop(db);
  return { ...shop, box: testBox, officeOrigin: shop.origin };
}

/** A member of staff to add: by default an owner of the business in all shops. */
type NewStaff = {
  email?: string;
  name?: string;
  sellerId?: string | null;
  roles?: readonly (StaffRole | SellerRole)[];
  shopId?: string | null;
};

let passwordHash: Promise<string> | undefined;

/** A member of staff who has accepted the invitation, with {@link testPassword}. */
export async function addStaff(
  ctx: ShopContext,
  {
    email = "june@example.com",
    name = "June",
    sellerId = null,
    roles = ["owner"],
    shopId = null,
  }: NewStaff = {},
): Promise<{ id: number; email: string }> {
  passwordHash ??= hashPassword(testPassword);
  const hash = await passwordHash;
  return byTest(ctx.db, async (db) => {
    const key = { tenantId: ctx.tenant.id };
    const [row] = await db
      .insert(staff)
      .values({ ...key, email, name, sellerId, passwordHash: hash })
      .returning({ id: staff.id });
    if (!row) throw new Error("the member of staff was not written");
    if (roles.length > 0)
      await db.insert(staffRoles).values(roles.map((role) => ({ ...key, staffId: row.id, role, shopId })));
    return { id: row.id, email };
  });
}

/** A browser without cookies. */
export const newBrowser = { cookies: null, userAgent: null };

/** Who a browser with the cookies of these headers is signed in as, at a page of `/admin`. */
export function staffOf(ctx: ShopContext, answer: Headers | SignInStep): Promise<SignedInStaff | null> {
  const headers = answer instanceof Headers ? answer : answer.headers;
  return findStaff(ctx, { headers: new Headers({ Cookie: cookiesOf(...headers.getSetCookie()) }) });
}

/** Signs a member of staff in by password, and acts as them. */
export async function signedIn<C extends StaffTestShop>(
  ctx: C,
  email = "june@example.com",
): Promise<{ ctx: C; member: SignedInStaff }> {
  const member = await staffOf(ctx, await signInStaff(ctx, { email, password: testPassword }, newBrowser));
  if (!member) throw new Error(`${email} was not signed in`);
  return { ctx: { ...ctx, actor: acting(staffActor(ctx.tenant.id, member)) }, member };
}
