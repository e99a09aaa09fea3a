/** Without 0, 1, I and O, which people mistake for each other: 32 characters, 5 bits each. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 16;

/**
 * The code of a gift card (rule gift-cards-2), 80 bits in four groups: `7K2M-Q9XA-...`.
 * @param digest at least 16 bytes that only the server can work out
 */
export function giftCardCode(digest: Uint8Array): string {
  if (digest.length < codeLength) throw new RangeError(`A gift card's code needs ${codeLength} bytes`);
  const characters = Array.from(digest.slice(0, codeLength), (byte) => alphabet[byte % alphabet.length]);
  return (characters.join("").match(/.{4}/g) ?? []).join("-");
}

/** The last four characters, by which its owner knows a card. */
export const giftCardCodeEnd = (code: string): string => code.slice(-4);
