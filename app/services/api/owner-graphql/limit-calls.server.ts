import type { KeyActor } from "../../accounts/api-keys/find-api-key.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { takeAttempt } from "../../shops/limits/take-attempt.server";

/**
 * Counts a call of a key, in all processes (rule owner-api-6), and sets the headers that say what is left:
 * `RateLimit` and `RateLimit-Policy` of the current IETF draft, and the three fields of its older ones.
 * @returns whether the call may be made; `Retry-After` is set where not
 */
export async function limitCalls(ctx: ShopContext, { keyId }: KeyActor, headers: Headers): Promise<boolean> {
  const rate = attemptLimits.ownerApiByKey;
  const attempt = { action: "owner-api", by: "key", who: String(keyId) } as const;
  const { isTaken, remaining, resetMs } = await takeAttempt(ctx, attempt, rate);
  const resetS = Math.max(1, Math.ceil(resetMs / 1000));
  headers.set("RateLimit-Policy", `"calls";q=${rate.limit};w=${rate.windowMs / 1000}`);
  headers.set("RateLimit", `"calls";r=${remaining};t=${resetS}`);
  headers.set("RateLimit-Limit", String(rate.limit));
  headers.set("RateLimit-Remaining", String(remaining));
  headers.set("RateLimit-Reset", String(resetS));
  if (!isTaken) headers.set("Retry-After", String(resetS));
  return isTaken;
}
