import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { type StaffMember, staffActor } from "~/models/shops/actors/signed-in-staff";
import { staffFactors } from "~/tables/staff/staff-factors";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { SecretsContext } from "../../shops/context/secrets-context.server";
import { acting } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { openAppSecret } from "./app-secret.server";
import { countingTries } from "./count-factor-tries.server";
import { hashTypedCode } from "./recovery-codes.server";
import { stepOfCode } from "./totp.server";

/** Said of a code that proves nothing. */
const wrongCode = () => new AppError("invalid", "This code is incorrect or was used before.", "code");

/**
 * Uses a code of a member of staff up (rules staff-11 and staff-12): six digits of their app, or one of their
 * recovery codes, of which they are mailed.
 * @param work what it opens, in the same transaction and in the member's name
 * @throws AppError `invalid` or `too_many` on `code`, and what `work` throws
 */
export function spendCode<C extends SecretsContext, T>(
  ctx: C,
  member: StaffMember,
  typed: string,
  work: (inner: C) => Promise<T>,
): Promise<T> {
  const actor = acting(staffActor(ctx.tenant.id, member));
  const { staffId, email } = member;
  return countingTries(ctx, member, () =>
    inTransaction({ ...ctx, actor }, async (inner) => {
      const { db, tenant } = inner;
      const own = and(eq(staffFactors.tenantId, tenant.id), eq(staffFactors.staffId, staffId));
      const [row] = await db.select().from(staffFactors).where(own).for("update");
      if (!row) throw wrongCode();
      const secret = row.appSince === null ? null : openAppSecret(ctx, staffId, row);
      const step = secret === null ? null : stepOfCode(secret, typed.replace(/\s/g, ""), ctx.now());
      if (step !== null && step > row.appStep)
        await db.update(staffFactors).set({ appStep: step }).where(own);
      else {
        const hash = hashTypedCode(typed);
        if (hash === null || !row.recoveryHashes.includes(hash)) throw wrongCode();
        const left = row.recoveryHashes.filter((one) => one !== hash);
        await db.update(staffFactors).set({ recoveryHashes: left, recoveryUsedAt: ctx.now() }).where(own);
        const at = ctx.now().toISOString();
        await enqueueJob(inner, "send-staff-notice-mail", { email, notice: "recovery-code-used", at });
      }
      return work(inner);
    }),
  );
}
