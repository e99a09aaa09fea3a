// @public

import { createHash } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { waitInWords } from "~/models/platform/rate-limit/growing-wait";
import {
  afterFailure,
  isTimeToWarn,
  type ScopedFailures,
  type SignInScope,
  signInWaitMs,
} from "~/models/platform/rate-limit/sign-in-limits";
import { phrase } from "~/models/platform/texts/phrase";
import { signInFailures } from "~/tables/accounts/sign-in-failures";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The key of a scope: an e-mail, a device id or an IP address. */
export type SignInCount = { scope: SignInScope; who: string };

/**
 * Counts an attempt as a failure before its password is checked, so that concurrent attempts cannot exceed
 * the limit. An attempt that must wait is refused and not counted (rules accounts-1 and accounts-2).
 * @param counts in the order their rows are locked: address first
 * @returns whether to warn the account's owner
 * @throws AppError `too_many` on `password`, with the time to wait
 */
export function countSignIn(
  ctx: ShopContext,
  counts: readonly SignInCount[],
): Promise<{ isTimeToWarn: boolean }> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const found: (ScopedFailures & { key: string; warnedAt: Date | null })[] = [];
    for (const { scope, who } of counts) {
      const key = keyOf({ scope, who });
      const ofKey = and(eq(signInFailures.tenantId, ctx.tenant.id), eq(signInFailures.key, key));
      await tx
        .insert(signInFailures)
        .values({ tenantId: ctx.tenant.id, key, count: 0, lastAt: now })
        .onConflictDoNothing();
      const [row] = await tx.select().from(signInFailures).where(ofKey).for("update");
      found.push({ scope, key, failures: row ?? null, warnedAt: row?.warnedAt ?? null });
    }
    const waitMs = signInWaitMs(found, now);
    if (waitMs > 0) throw tooManyTries(waitMs);
    let warns = false;
    for (const each of found) {
      const failures = afterFailure(each, now);
      const isWarned = each.scope === "account" && isTimeToWarn(failures, each.warnedAt, now);
      warns ||= isWarned;
      await tx
        .update(signInFailures)
        .set({ ...failures, ...(isWarned ? { warnedAt: now } : {}) })
        .where(and(eq(signInFailures.tenantId, ctx.tenant.id), eq(signInFailures.key, each.key)));
    }
    return { isTimeToWarn: warns };
  });
}

/**
 * Removes a successful attempt from the counts: the account or device is reset, the address, which others may
 * share, loses only this attempt.
 */
export async function forgiveSignIn(ctx: ShopContext, counts: readonly SignInCount[]): Promise<void> {
  const keysOf = (isAddress: boolean) =>
    counts.filter(({ scope }) => (scope === "address") === isAddress).map(keyOf);
  const among = (keys: string[]) =>
    and(eq(signInFailures.tenantId, ctx.tenant.id), inArray(signInFailures.key, keys));
  await ctx.db
    .update(signInFailures)
    .set({ count: sql`${signInFailures.count} - 1` })
    .where(and(among(keysOf(true)), gt(signInFailures.count, 0)));
  await ctx.db
    .update(signInFailures)
    .set({ count: 0 })
    .where(among(keysOf(false)));
}

const keyOf = ({ scope, who }: SignInCount) =>
  createHash("sha256")
    .update(JSON.stringify(["sign-in", scope, who]))
    .digest("hex");

const tooManyTries = (waitMs: number) =>
  new AppError(
    "too_many",
    phrase("Too many attempts. Please wait {wait}, or choose a new password.", { wait: waitInWords(waitMs) }),
    "password",
    waitMs,
  );
