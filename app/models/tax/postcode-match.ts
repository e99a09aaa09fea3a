const exactRank = 1000;
const rangeRank = 500;

/**
 * How exactly a pattern names a postal code, higher being more exact; null when it does not. A pattern is a list
 * separated by commas of whole codes (`19104`), beginnings (`191*`) and ranges (`19100..19199`, both ends included).
 * Letter case and spaces do not matter; `19104` also stands for `19104-1234`.
 */
export function postcodeMatch(pattern: string, postcode: string): number | null {
  const code = normalize(postcode).replace(/^(\d{5})-\d{4}$/, "$1");
  const ranks = pattern
    .split(",")
    .map((part) => rankOf(normalize(part), code))
    .filter((rank) => rank !== null);
  return ranks.length > 0 ? Math.max(...ranks) : null;
}

function rankOf(part: string, code: string): number | null {
  if (part.endsWith("*")) return code.startsWith(part.slice(0, -1)) ? part.length - 1 : null;
  const [from, to] = part.split("..");
  if (from !== undefined && to !== undefined) {
    const isInside = code.length === from.length && code >= from && code <= to;
    return isInside ? rangeRank : null;
  }
  return part === code && code !== "" ? exactRank : null;
}

function normalize(text: string): string {
  return text.replace(/\s+/g, "").toUpperCase();
}
