// @public

import { and, eq, isNull } from "drizzle-orm";
import { encode } from "uqr";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { needsConfirmation } from "~/models/shops/records/needs-confirmation";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { requireSelf } from "../sign-in/require-self.server";
import { openAppSecret } from "./app-secret.server";
import { appAddress } from "./totp.server";

/**
 * An app that is being set up: its secret as text, as an `otpauth:` address, and as the squares of a QR code.
 */
export type BegunApp = { secret: string; address: string; squares: string[] };

/**
 * The app that the signed-in member is setting up (rule staff-11); null where they are not, and for who has
 * to confirm first that it is them.
 * @throws AppError `forbidden` for another person's account
 */
export async function readBegunApp(ctx: SecretsContext, member: SignedInStaff): Promise<BegunApp | null> {
  const actor = await ctx.actor();
  const { staffId, email } = member;
  requireSelf(actor, ctx.tenant.id, staffId);
  if (needsConfirmation(actor, ctx.now())) return null;
  const [row] = await ctx.db
    .select()
    .from(staffFactors)
    .where(
      and(
        eq(staffFactors.tenantId, ctx.tenant.id),
        eq(staffFactors.staffId, staffId),
        isNull(staffFactors.appSince),
      ),
    );
  const secret = row ? openAppSecret(ctx, staffId, row) : null;
  if (secret === null) return null;
  const address = appAddress(secret, { issuer: ctx.shop.name, label: email });
  return { secret, address, squares: squaresOf(address) };
}

/** The rows of a QR code, `1` for a dark square. */
const squaresOf = (text: string): string[] =>
  encode(text, { border: 0 }).data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
