import { Secret, TOTP } from "otpauth";
import type { SignedInStaff } from "~/models/shops/signed-in-staff";
import { cookiesOf } from "../../accounts/sign-in/account-fixture.server";
import { beginApp } from "../begin-app.server";
import { confirmApp } from "../confirm-app.server";
import { findBegunSignIn } from "../find-begun-sign-in.server";
import { finishStaffSignIn } from "../finish-staff-sign-in.server";
import { readBegunApp } from "../read-begun-app.server";
import { newBrowser, type StaffTestShop, testPassword } from "../sign-in/staff-fixture.server";
import { signInStaff } from "../sign-in-staff.server";

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
