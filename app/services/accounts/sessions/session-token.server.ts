// @public

import { createHash, randomBytes } from "node:crypto";

/** A new session token: 256 random bits, base64url, 43 characters. */
export const createSessionToken = (): string => randomBytes(32).toString("base64url");

/**
 * The stored form of a token: its SHA-256 in hexadecimal, so that a copy of the table is useless for signing
 * in.
 */
export const hashSessionToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Whether a text has the form of a token, and so is worth a query. */
export const isSessionToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
