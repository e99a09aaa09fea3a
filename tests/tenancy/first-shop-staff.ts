import { type SignedInStaff, staffActor } from "~/models/shops/actors/signed-in-staff";
import { hashSessionToken } from "~/services/accounts/sessions/session-token.server";
import type { PurchaseShop } from "~/services/checkout/steps/purchase-fixture.server";
import { acting } from "~/services/shops/context/shop-context.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { beginApp } from "~/services/staff/factors/begin-app.server";
import { confirmApp } from "~/services/staff/factors/confirm-app.server";
import { addKey, codeAt } from "~/services/staff/factors/factor-fixture.server";
import { readBegunApp } from "~/services/staff/factors/read-begun-app.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { signInStaff } from "~/services/staff/sign-in/sign-in-staff.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { createStaffLink } from "~/services/staff/sign-in/staff-links.server";
import { marker } from "./first-shop-names";
import { origin } from "./own-request";

/** An owner who is signed in and forgot the password, and a person who is invited. */
export async function fillStaff(ctx: PurchaseShop) {
  const shop = { ...ctx, officeOrigin: "https://alpha.example", secret: marker };
  const { id } = await addStaff(ctx, { email: "owner@alpha.example", name: marker });
  const typed = { email: "owner@alpha.example", password: testPassword };
  const { headers } = await signInStaff(shop, typed, { cookies: null, userAgent: marker });
  const [cookie = ""] = headers.getSetCookie();
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? "";
  const roles = { sellerId: null, shopId: null, roles: ["manager"] } as const;
  const invitedId = await inviteStaff(ctx, { email: "new@alpha.example", name: marker }, roles);
  const member: SignedInStaff = {
    staffId: id,
    email: typed.email,
    name: marker,
    sellerId: null,
    grants: [],
    roles: [],
    sessionHash: hashSessionToken(token),
    confirmedAt: ctx.now(),
    hasSecondFactor: true,
    owesFactor: false,
  };
  const own = { ...shop, box: testBox, actor: acting(staffActor(ctx.tenant.id, member)) };
  await beginApp(own, member);
  const app = await readBegunApp(own, member);
  const [recoveryCode = ""] = await confirmApp(own, member, codeAt(app?.secret ?? "", ctx.now()));
  // For the second shop's domain: what refuses it there is that it is another business's.
  const { device } = await addKey({ ...own, officeOrigin: origin }, member, { name: marker });
  return {
    device,
    member,
    token,
    invitedId,
    recoveryCode,
    begun: await createStaffLink(ctx, id, "sign-in"),
    invitation: await createStaffLink(ctx, invitedId, "invitation"),
    reset: await createStaffLink(ctx, id, "reset"),
  };
}
