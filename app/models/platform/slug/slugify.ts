// @public

/** Letters that do not decompose but have a customary spelling. */
const spellings: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  "&": " and ",
};

/** Longer addresses are cut off in search results and mails. */
const maxLength = 96;

/**
 * A name as part of an address: lower case, without diacritics, words joined by hyphens ('Café & Crème' is
 * `cafe-and-creme`). Letters of other scripts are kept. Empty without usable characters.
 */
export function slugify(name: string): string {
  const folded = name
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßæœøđðłþı&]/g, (letter) => spellings[letter] ?? letter)
    .normalize("NFC")
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  if (folded.length <= maxLength) return folded;
  const cut = [...folded.slice(0, maxLength + 1)].slice(0, -1).join("");
  return cut.replace(/-[^-]*$/, "") || cut;
}
