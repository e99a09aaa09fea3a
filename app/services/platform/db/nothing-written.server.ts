// @public

/**
 * A server that shuts down says so in place of doing the statement; one that is a follower now refuses to
 * write. A commit that was done, or may have been, is never answered with either.
 */
const refusedWhole = new Set(["57P01", "25006"]);

/** What pgbouncer says to whom it had no PostgreSQL for: it sent nothing on. */
const noServer = /^(server login has been failing|query_wait_timeout)/;

/** A tenant's rows are in another database now: our own trigger says so in place of writing them. */
export const movedCode = "AW001";

/**
 * Whether PostgreSQL, or the pooler before it, refused a statement, or the transaction it belongs to, so that
 * nothing of it was written and it may be sent again (rule resilience-13). A connection that broke proves
 * nothing.
 * @param error whatever was thrown; its causes are looked at too
 */
export const wasNothingWritten = (error: unknown): boolean =>
  isCausedBy(error, ({ code, message }) => refusedWhole.has(code) || noServer.test(message));

/** A deadlock, and a failed serialization. */
const collided = new Set(["40P01", "40001"]);

/**
 * Whether PostgreSQL ended a statement on its own, or a transaction, in favour of another one, so that
 * nothing of it was written and it may be done again (rule locks-2).
 */
export const wasEndedForAnother = (error: unknown): boolean =>
  isCausedBy(error, ({ code }) => collided.has(code));

/** Whether it was refused because its tenant moved to another database (decision 0036). */
export const hasMoved = (error: unknown): boolean => isCausedBy(error, ({ code }) => code === movedCode);

/** What our own trigger says of a transaction that could miss rows of a move. */
const whileMoving = "A tenant that moves is written by read committed transactions alone";

/** Whether it was refused because the move of its tenant is not over: it can be done afterwards. */
export const isMoving = (error: unknown): boolean =>
  isCausedBy(error, ({ message }) => message === whileMoving);

function isCausedBy(error: unknown, is: (cause: { code: string; message: string }) => boolean): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ("severity" in at && "code" in at && is({ code: String(at.code), message: at.message })) return true;
  return false;
}
