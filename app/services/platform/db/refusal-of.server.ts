// @public

import { movedCode } from "./nothing-written.server";

/**
 * Why the database did not do what was asked: it cannot be reached, or it is too busy with something else.
 */
export type Refusal = "away" | "busy";

/**
 * SQLSTATE codes, and their classes (the first two characters), of a server that is going, coming, full or
 * read-only.
 */
const awayCodes = new Set(["57P01", "57P02", "57P03", "25006", movedCode, "08", "53", "58"]);
/**
 * Lock, statement and idle timeouts, deadlocks and failed serializations: the same request may succeed a
 * moment later.
 */
const busyCodes = new Set(["55P03", "57014", "25P03", "25P04", "40001", "40P01"]);
const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** What the driver says without a code. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * A disk that refuses the database's own files: the same code as that of a role that may not do something.
 */
const diskRefusal = { code: "42501", message: /^could not .* file / };

/** A tenant's queries wait for connections it may not have: see `shareOfPool`. */
export class ConnectionsBusyError extends Error {
  override readonly name = "ConnectionsBusyError";
}

/**
 * Tells a database that is away or busy from a fault of ours (rule resilience-3). Looks at names and codes,
 * never at classes: a class may exist twice in the process.
 * @param error whatever was thrown; its causes are looked at too
 */
export function refusalOf(error: unknown): Refusal | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    // What `fetch` throws has a network failure as its cause, of another service.
    if (at instanceof TypeError) return null;
    const { code, syscall } = at as NodeJS.ErrnoException;
    if (at.name === "ConnectionsBusyError" || (code && busyCodes.has(code))) return "busy";
    if (awayMessages.test(at.message)) return "away";
    if (!code) continue;
    // A unix socket that is gone is a missing file.
    if (code === "ENOENT" && syscall === "connect") return "away";
    if (networkCodes.has(code)) return "away";
    if (code === diskRefusal.code && diskRefusal.message.test(at.message)) return "away";
    if (isSqlState(at) && (awayCodes.has(code) || awayCodes.has(code.slice(0, 2)))) return "away";
  }
  return null;
}

const isSqlState = (error: Error): boolean => "severity" in error;
