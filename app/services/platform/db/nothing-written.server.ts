/**
 * A server that shuts down says so in place of doing the statement; one that is a follower now refuses to write. A commit
 * that was done, or may have been, is never answered with either.
 */
const refusedWhole = new Set(["57P01", "25006"]);

/** What pgbouncer says to whom it had no PostgreSQL for: it sent nothing on. */
const noServer = /^(server login has been failing|query_wait_timeout)/;

/**
 * Whether PostgreSQL, or the pooler before it, refused a statement, or the transaction it belongs to, so that nothing of it was written and it may
 * be sent again (rule resilience-13). A connection that broke proves nothing.
 * @param error whatever was thrown; its causes are looked at too
 */
export function wasNothingWritten(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ("severity" in at && "code" in at)
      if (refusedWhole.has(String(at.code)) || noServer.test(at.message)) return true;
  return false;
}
