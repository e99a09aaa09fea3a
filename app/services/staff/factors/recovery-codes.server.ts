import { createHash, randomBytes } from "node:crypto";
import {
  formatRecoveryCode,
  readRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeCount,
} from "~/models/staff/factors/recovery-code";
import { staffFactors } from "~/tables/staff/staff-factors";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The stored form of a recovery code: 80 random bits need no slow hash. */
const hashRecoveryCode = (code: string): string =>
  createHash("sha256").update(`recovery:${code}`).digest("hex");

/** The hash of a recovery code as it was typed; null for what is none. */
export function hashTypedCode(typed: string): string | null {
  const code = readRecoveryCode(typed);
  return code === null ? null : hashRecoveryCode(code);
}

/**
 * Makes recovery codes in place of those before (rule staff-12). Call it in a transaction that names its
 * actor.
 * @returns the codes, which cannot be read again
 */
export async function writeRecoveryCodes(
  ctx: Pick<ShopContext, "db" | "tenant" | "now">,
  staffId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    formatRecoveryCode(randomBytes(recoveryCodeBytes)),
  );
  const made = { recoveryHashes: codes.map(hashRecoveryCode), recoveryMadeAt: ctx.now() };
  await ctx.db
    .insert(staffFactors)
    .values({ tenantId: ctx.tenant.id, staffId, ...made })
    .onConflictDoUpdate({ target: [staffFactors.tenantId, staffFactors.staffId], set: made });
  return codes;
}
