// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { openAppSecret } from "./app-secret.server";
import { changeFactor } from "./change-factor.server";
import { countingTries } from "./count-factor-tries.server";
import { endOtherSessions } from "./end-other-sessions.server";
import { readFactors } from "./read-factors.server";
import { writeRecoveryCodes } from "./recovery-codes.server";
import { stepOfCode } from "./totp.server";

/**
 * Turns an app on by a code of it (rule staff-11). With the first factor come recovery codes, and all other
 * sessions end, which were begun without one (rules staff-12 and staff-15).
 * @returns the recovery codes, to be shown once; none for who has some
 * @throws AppError `invalid` or `too_many` on `code`, `conflict` where no app is being set up,
 * `confirm_first`
 */
export function confirmApp(ctx: SecretsContext, member: SignedInStaff, code: string): Promise<string[]> {
  const { staffId } = member;
  return countingTries(ctx, member, () =>
    changeFactor(ctx, member, "app-added", async (inner) => {
      const { db, tenant } = inner;
      const own = and(eq(staffFactors.tenantId, tenant.id), eq(staffFactors.staffId, staffId));
      const [row] = await db.select().from(staffFactors).where(own).for("update");
      const secret = row?.appSince === null ? openAppSecret(ctx, staffId, row) : null;
      if (secret === null) throw new AppError("conflict", "Begin again: no app is being set up.", "form");
      const step = stepOfCode(secret, code.replace(/\s/g, ""), ctx.now());
      if (step === null) throw new AppError("invalid", "This isn’t the code your app shows now.", "code");
      const before = await readFactors(inner, staffId);
      await db.update(staffFactors).set({ appSince: ctx.now(), appStep: step }).where(own);
      if (!before.hasSecondFactor) await endOtherSessions(inner, member);
      return before.recoveryLeft > 0 ? [] : writeRecoveryCodes(inner, staffId);
    }),
  );
}
