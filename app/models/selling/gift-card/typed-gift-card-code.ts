// @public

/**
 * A typed code without spaces and hyphens, in capitals; null if it cannot be a gift card's. Codes of earlier
 * shops have 8 to 32 letters and digits (rule gift-cards-7).
 */
export function normalGiftCardCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, "");
  return /^[A-Z0-9]{8,32}$/.test(code) ? code : null;
}
