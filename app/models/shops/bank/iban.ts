// @public

/**
 * Whether a text is an IBAN: country, two check digits and up to 30 letters and digits, with the right
 * checksum (mod 97).
 */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s+/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}
