import { Secret, TOTP } from "otpauth";

/** Seconds for which an app shows a code, and bytes of its secret (RFC 6238, RFC 4226). */
const periodS = 30;
const secretBytes = 20;

/** A new secret of an app, base32: 160 random bits. */
export const createAppSecret = (): string => new Secret({ size: secretBytes }).base32;

const totp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: periodS });

/** The address by which an app takes a secret over, as link and as QR code. */
export const appAddress = (secret: string, names: { issuer: string; label: string }): string =>
  totp(secret, names).toString();

/**
 * The 30 seconds, counted since 1970, to which a code belongs (rule staff-11): those of now, or one before or
 * after.
 * @param code six digits
 * @returns null for a code of no such time
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodS) + delta;
}
