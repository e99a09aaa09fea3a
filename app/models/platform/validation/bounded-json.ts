// @public

/** Most levels of nested objects and lists in a JSON text (rule input-5). */
export const maxJsonDepth = 32;

/**
 * Parses a JSON text; undefined when it is malformed or nested too deep (rule input-5). The depth is measured
 * first, because all later code walks the value recursively.
 */
export function parseBoundedJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Counts brackets outside strings. */
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
