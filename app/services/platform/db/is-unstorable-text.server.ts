/** SQLSTATE of a text that holds a NUL. */
const notInRepertoire = "22021";

/**
 * Whether a statement failed because a text of the request holds a NUL, which PostgreSQL cannot store or look
 * for: no row has it, so it is the caller's mistake (rule input-14).
 * @param error whatever was thrown; its causes are looked at too
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === notInRepertoire) || isUnstorableText(error.cause);
}
