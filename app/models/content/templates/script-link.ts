/** URL schemes that browsers run as scripts. */
const runs = /^(?:javascript|vbscript|data:text\/html)\b/i;

/**
 * Whether a text is an address that would run a script where it is a link; browsers skip spaces and control
 * characters.
 */
export function isScriptLink(text: string): boolean {
  const read = [...text].filter((character) => character > " ").join("");
  return /^[a-z]+:/i.test(read) && runs.test(read);
}

/** The first such address anywhere in a value; null if there is none. */
export function findScriptLink(value: unknown): string | null {
  if (typeof value === "string") return isScriptLink(value) ? value : null;
  if (typeof value !== "object" || value === null) return null;
  for (const inside of Object.values(value)) {
    const found = findScriptLink(inside);
    if (found !== null) return found;
  }
  return null;
}
