// @public

import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { sealAppSecret } from "./app-secret.server";
import { changeFactor } from "./change-factor.server";
import { readFactors } from "./read-factors.server";
import { createAppSecret } from "./totp.server";

/**
 * Begins to set up an app for codes (rule staff-11): a new secret, sealed, that counts once a code of it was
 * confirmed. One that was begun before is replaced.
 * @throws AppError `conflict` for a member who has an app, `confirm_first`, `forbidden`
 */
export function beginApp(ctx: SecretsContext, member: SignedInStaff): Promise<void> {
  const { staffId } = member;
  return changeFactor(ctx, member, null, async (inner) => {
    if ((await readFactors(inner, staffId)).hasApp)
      throw new AppError("conflict", "You already have an app. Remove it first.", "form");
    const { keyId, sealed } = sealAppSecret(ctx, staffId, createAppSecret());
    const begun = { appKeyId: keyId, appSealed: sealed, appStep: 0 };
    await inner.db
      .insert(staffFactors)
      .values({ tenantId: ctx.tenant.id, staffId, ...begun })
      .onConflictDoUpdate({ target: [staffFactors.tenantId, staffFactors.staffId], set: begun });
  });
}
