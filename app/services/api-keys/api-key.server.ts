import { createHash, randomBytes } from "node:crypto";

/** Characters of a key that are shown again: the mark of all keys, and eight of its own. */
const prefixLength = 12;

/** A new key: a mark and 256 random bits, base64url, 47 characters (rule seller-api-1). */
export const createApiKey = (): string => `awk_${randomBytes(32).toString("base64url")}`;

/** The key of a request's `Authorization: Bearer` header; null for none, and for a text that cannot be one. */
export function apiKeyOf(request: Pick<Request, "headers">): string | null {
  return (
    /^Bearer (awk_[A-Za-z0-9_-]{43})$/i.exec(request.headers.get("Authorization")?.trim() ?? "")?.[1] ?? null
  );
}

/** The stored form of a key: a copy of the table opens nothing. */
export const hashApiKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** What is shown of a key after it was made. */
export const apiKeyPrefix = (key: string): string => key.slice(0, prefixLength);
