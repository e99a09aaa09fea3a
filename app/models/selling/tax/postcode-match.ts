const exactRank = 1000;
const rangeRank = 500;

/**
 * How exactly a pattern matches a postal code, higher being more exact; null if it does not. A pattern is a
 * comma-separated list of whole codes (`19104`), prefixes (`191*`) and ranges (`19100..19199`, inclusive).
 * Case and spaces are ignored; `19104` also matches `19104-1234`.
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
