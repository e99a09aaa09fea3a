/**
 * The members of a dictionary of structured fields (RFC 8941), each as it is written: `profile="..."`. A
 * member without a value is true. Null where it cannot be read.
 */
export function readDictionary(
  text: string,
): Map<string, { value: string; parameters: Map<string, string> }> | null {
  const members = new Map<string, { value: string; parameters: Map<string, string> }>();
  for (const part of splitOutside(text, ",")) {
    const [member = "", ...parameters] = splitOutside(part, ";");
    const [, key = "", value = ""] = /^([a-z*][a-z0-9_.*-]*)(?:=([\s\S]*))?$/.exec(member.trim()) ?? [];
    if (key === "") return null;
    members.set(key, { value: value.trim(), parameters: new Map(parameters.flatMap(readParameter)) });
  }
  return members;
}

const readParameter = (text: string): [string, string][] => {
  const [, key = "", value = ""] = /^([a-z*][a-z0-9_.*-]*)(?:=([\s\S]*))?$/.exec(text.trim()) ?? [];
  return key === "" ? [] : [[key, value.trim()]];
};

/** A quoted string's text; null for anything else. */
export function quotedText(written: string): string | null {
  const inner = /^"((?:[^"\\]|\\["\\])*)"$/.exec(written.trim())?.[1];
  return inner === undefined ? null : inner.replace(/\\(["\\])/g, "$1");
}

/** Splits at a sign that is neither in quotes nor in brackets. */
function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [start, depth, isQuoted] = [0, 0, false];
  for (let at = 0; at < text.length; at++) {
    const one = text[at];
    if (isQuoted) {
      if (one === "\\") at++;
      else if (one === '"') isQuoted = false;
    } else if (one === '"') isQuoted = true;
    else if (one === "(") depth++;
    else if (one === ")") depth--;
    else if (one === sign && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}
