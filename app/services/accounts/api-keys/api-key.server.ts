import { createHash, randomBytes } from "node:crypto";

/** How many characters of a key are shown later: the mark `awk_` and eight more. */
const prefixLength = 12;

/** A new key: `awk_` and 256 random bits, base64url, 47 characters (rule seller-api-1). */
export const createApiKey = (): string => `awk_${randomBytes(32).toString("base64url")}`;

/**
 * The key of a request's `Authorization: Bearer` header; null if there is none, or it does not look like a
 * key.
 */
export function apiKeyOf(request: Pick<Request, "headers">): string | null {
  return (
    /^Bearer (awk_[A-Za-z0-9_-]{43})$/i.exec(request.headers.get("Authorization")?.trim() ?? "")?.[1] ?? null
  );
}

/** The stored form of a key, so that a copy of the table is useless. */
export const hashApiKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** The part of a key that lists show. */
export const apiKeyPrefix = (key: string): string => key.slice(0, prefixLength);
