import { Secret, TOTP } from "otpauth";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { TestDatabase } from "../../../../tests/support/databases/test-database";
import { SoftwarePasskey } from "../../../../tests/support/services/software-passkey";
import { cookiesOf } from "../../accounts/sign-in/account-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findBegunSignIn } from "../sign-in/find-begun-sign-in.server";
import { finishStaffSignIn } from "../sign-in/finish-staff-sign-in.server";
import { signInStaff } from "../sign-in/sign-in-staff.server";
import { newBrowser, type StaffTestShop, testPassword } from "../sign-in/staff-fixture.server";
import { addStaffPasskey, beginStaffPasskey } from "./add-staff-passkey.server";
import { beginApp } from "./begin-app.server";
import { confirmApp } from "./confirm-app.server";
import { askToEnter, enterWithKey } from "./enter-with-key.server";
import { staffRpId } from "./passkeys/staff-rp-id.server";
import { readBegunApp } from "./read-begun-app.server";

/** The code that an app with this secret shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Moves a shop's clock. @param s seconds */
export function later(ctx: StaffTestShop, s: number): void {
  ctx.clock.now = new Date(ctx.clock.now.getTime() + s * 1000);
}

/**
 * Sets up an app for who is signed in. The clock then stands half a minute later, so that the app shows
 * another code.
 * @returns its secret, and the recovery codes that came with it
 */
export async function addApp<C extends StaffTestShop>(
  ctx: C,
  member: SignedInStaff,
): Promise<{ secret: string; codes: string[] }> {
  await beginApp(ctx, member);
  const begun = await readBegunApp(ctx, member);
  if (!begun) throw new Error("no app was begun");
  const codes = await confirmApp(ctx, member, codeAt(begun.secret, ctx.clock.now));
  later(ctx, 30);
  return { secret: begun.secret, codes };
}

/** What a device is asked at a shop's domain. */
export const askedAt = (ctx: { officeOrigin: string }, challenge: string) => ({
  challenge,
  origin: ctx.officeOrigin,
  rpId: staffRpId(ctx),
});

/** A new passkey, as the call that adds one sends it. */
export const newKey = (made: ReturnType<SoftwarePasskey["create"]>, name = "Phone") => ({
  step: "finish" as const,
  name,
  answer: { ...made, response: { ...made.response, transports: ["internal" as const] } },
});

/**
 * Adds a passkey of a device for who is signed in.
 * @returns the device, and recovery codes that came along
 */
export async function addKey(
  ctx: ShopContext & { officeOrigin: string },
  member: SignedInStaff,
  { device = new SoftwarePasskey(), name = "Phone" } = {},
): Promise<{ device: SoftwarePasskey; codes: string[] }> {
  const { challenge } = await beginStaffPasskey(ctx, member);
  const made = device.create(askedAt(ctx, challenge));
  return { device, codes: await addStaffPasskey(ctx, member, newKey(made, name)) };
}

/**
 * Signs in by a device alone.
 * @param over what differs from what the shop asked
 * @param how what the device does in another way
 */
export async function enterByKey(
  ctx: StaffTestShop,
  device: SoftwarePasskey,
  over: Partial<ReturnType<typeof askedAt>> = {},
  how: Parameters<SoftwarePasskey["get"]>[1] = {},
): Promise<Headers> {
  const { challenge } = await askToEnter(ctx);
  return enterWithKey(ctx, device.get({ ...askedAt(ctx, challenge), ...over }, how), null);
}

/** What staff of a shop are mailed of their account, in order. */
export async function noticesOf({ shop }: StaffTestShop, pool: TestDatabase["pool"]): Promise<string[]> {
  const { rows } = await pool.query<{ notice: string }>(
    `select payload ->> 'notice' as notice from graphile_worker._private_jobs
     where payload ->> 'shopId' = $1 and payload ->> 'notice' is not null order by id`,
    [shop.id],
  );
  return rows.map(({ notice }) => notice);
}

/** Enters June's right password. @returns the cookies of the sign-in that waits for the second factor */
export async function beginSignIn(ctx: StaffTestShop, email = "june@example.com"): Promise<string> {
  const step = await signInStaff(ctx, { email, password: testPassword }, newBrowser);
  if (step.next !== "second-factor") throw new Error(`${email} was not asked for a second factor`);
  return cookiesOf(...step.headers.getSetCookie());
}

/** Enters a code after the password. */
export async function enterCode(ctx: StaffTestShop, cookies: string, code: string): Promise<Headers> {
  const begun = await findBegunSignIn(ctx, cookies);
  if (!begun) throw new Error("no sign-in was begun");
  return finishStaffSignIn(ctx, begun, code, null);
}
