/** Recovery codes of a member of staff (rule staff-12). */
export const recoveryCodeCount = 10;

/** Crockford's base 32 in small letters: no i, l, o and u, which are misread. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 16;

/** Bytes a recovery code is made of: 80 bits, too many to be guessed from a fast hash. */
export const recoveryCodeBytes = (length * 5) / 8;

/** A recovery code of random bytes, in four groups: `0abc-def1-23gh-jkmn`. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const text = (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/**
 * A recovery code as it was made, from how it was typed: in any case, with other signs between the groups,
 * and with letters that look like digits.
 * @returns null for what is none
 */
export function readRecoveryCode(typed: string): string | null {
  const text = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  if (text.length !== length || [...text].some((letter) => !letters.includes(letter))) return null;
  return (text.match(/.{4}/g) ?? []).join("-");
}
