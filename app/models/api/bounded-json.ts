/** Levels of objects and lists a JSON text may have (rule input-5). */
export const maxJsonDepth = 32;

/**
 * Parses a JSON text; undefined when it is malformed or nested too deep (rule input-5). The depth is counted first,
 * because everything that later walks the value does so recursively.
 */
export function parseBoundedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Counts brackets outside of strings. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === "\\") at++;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === "[" || sign === "{") {
      if (++depth > maxJsonDepth) return true;
    } else if (sign === "]" || sign === "}") depth--;
  }
  return false;
}
