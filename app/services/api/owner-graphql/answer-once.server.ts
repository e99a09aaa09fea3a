import { createHash } from "node:crypto";
import { and, eq, lt, or, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { isRecord } from "~/models/platform/validation/is-record";
import { idempotentCalls } from "~/tables/api/idempotent-calls";
import type { KeyActor } from "../../accounts/api-keys/find-api-key.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An answer as it is sent, and whether it was given before. */
export type OnceAnswer = { status: number; body: string; isReplayed: boolean };

/** A call with the name its caller gave it. */
type NamedCall = { name: string; body: string };

/** How long an answer is kept, and a call that never ended holds its name, ms (rule owner-api-9). */
const keptMs = 24 * 60 * 60 * 1000;
const longestCallMs = 2 * 60 * 1000;

/**
 * Makes a call once: what is sent again under the same name gets the stored answer. An answer that says that
 * nothing was done (overload, a fault) is not kept, so that the call can be repeated.
 * @throws AppError `invalid` for another body under the same name, `conflict` while the first call runs
 */
export async function answerOnce(
  ctx: ShopContext,
  { keyId }: KeyActor,
  { name, body }: NamedCall,
  answer: () => Promise<{ status: number; body: string }>,
): Promise<OnceAnswer> {
  const own = and(
    eq(idempotentCalls.tenantId, ctx.tenant.id),
    eq(idempotentCalls.keyId, keyId),
    eq(idempotentCalls.name, name),
  );
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const now = ctx.now();
  const isForgotten = lt(idempotentCalls.startedAt, new Date(now.getTime() - keptMs));
  const isLost = and(
    sql`${idempotentCalls.status} is null`,
    eq(idempotentCalls.bodyHash, bodyHash),
    lt(idempotentCalls.startedAt, new Date(now.getTime() - longestCallMs)),
  );
  const [claimed] = await ctx.db
    .insert(idempotentCalls)
    .values({ tenantId: ctx.tenant.id, keyId, name, bodyHash, startedAt: now })
    .onConflictDoUpdate({
      target: [idempotentCalls.tenantId, idempotentCalls.keyId, idempotentCalls.name],
      set: { bodyHash, startedAt: now, status: null, answer: null },
      setWhere: or(isForgotten, isLost),
    })
    .returning({ name: idempotentCalls.name });
  if (!claimed) {
    const [stored] = await ctx.db.select().from(idempotentCalls).where(own);
    return replay(stored, bodyHash);
  }
  let made: { status: number; body: string } | null = null;
  try {
    made = await answer();
  } finally {
    if (made && isDone(made.body))
      await ctx.db.update(idempotentCalls).set({ status: made.status, answer: made.body }).where(own);
    else await ctx.db.delete(idempotentCalls).where(own);
  }
  return { ...made, isReplayed: false };
}

function replay(stored: typeof idempotentCalls.$inferSelect | undefined, bodyHash: string): OnceAnswer {
  if (stored && stored.bodyHash !== bodyHash)
    throw new AppError("invalid", "Another call was made under this Idempotency-Key.", "Idempotency-Key");
  if (!stored || stored.status === null || stored.answer === null)
    throw new AppError(
      "conflict",
      "The first call under this Idempotency-Key still runs.",
      "Idempotency-Key",
      1000,
    );
  return { status: stored.status, body: stored.answer, isReplayed: true };
}

/** Codes of errors after which nothing was changed and a repetition may succeed. */
const passingCodes: ReadonlySet<unknown> = new Set(["internal", "unavailable", "too_many"]);

/**
 * Whether an answer is kept: one of its changes was made, or was refused for a reason that stays. What was
 * not carried out at all has no data.
 */
function isDone(body: string): boolean {
  const answer: unknown = JSON.parse(body);
  if (!isRecord(answer) || answer.data === undefined) return false;
  if (isRecord(answer.data) && Object.values(answer.data).some((value) => value !== null)) return true;
  const errors: unknown[] = Array.isArray(answer.errors) ? answer.errors : [];
  return errors.some(
    (error) => isRecord(error) && isRecord(error.extensions) && !passingCodes.has(error.extensions.code),
  );
}
