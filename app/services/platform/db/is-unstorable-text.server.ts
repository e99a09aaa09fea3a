// @public

/** SQLSTATEs of a text that holds a NUL: as such, and as an escape in JSON. */
const nulCodes: readonly unknown[] = ["22021", "22P05"];
/** SQLSTATE of JSON that cannot be read, which half a pair of surrogates is. */
const invalidText = "22P02";

/**
 * Whether a statement failed because a text holds a NUL or half a pair of surrogates, which PostgreSQL cannot
 * store or look for: no row has it, so it is the caller's mistake (rule input-14).
 * @param error whatever was thrown; its causes are looked at too
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, detail } = error as { code?: unknown; detail?: unknown };
  const isHalf = code === invalidText && /surrogate/i.test(String(detail));
  return isHalf || nulCodes.includes(code) || isUnstorableText(error.cause);
}
