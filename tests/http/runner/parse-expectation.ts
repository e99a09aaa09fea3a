import type { Capture, Expectation } from "./http-file";

/**
 * Reads what follows `# expect`: `status 200`, `header name part`, `selector css [count n]`, `text part`,
 * `body part`, `json path value`, each also after `no`. Answers null when it is none of these.
 */
export function parseExpectation(source: string): Expectation | null {
  const isAbsent = source.startsWith("no ");
  const [, kind = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(isAbsent ? source.slice(3) : source) ?? [];
  switch (kind) {
    case "status":
      return /^\d{3}$/.test(rest) ? { kind, status: Number(rest), isAbsent } : null;
    case "header": {
      const [name, part] = headAndRest(rest);
      return { kind, name: name.toLowerCase(), part, isAbsent };
    }
    case "selector": {
      const [, selector = rest, count] = /^(.*\S)\s+count\s+(\d+)$/.exec(rest) ?? [];
      return { kind, selector, count: count === undefined ? null : Number(count), isAbsent };
    }
    case "text":
    case "body":
      return { kind, part: rest, isAbsent };
    case "json": {
      const [path, value] = headAndRest(rest);
      if (!isAbsent && value === "") return null;
      return { kind, path, value: isAbsent ? undefined : jsonOrText(value), isAbsent };
    }
    default:
      return null;
  }
}

/**
 * Reads what follows `# @capture`: `name selector css [@attribute]`, `name json path [/pattern/]`,
 * `name cookie cookie-name`, `name header header-name [/pattern/]`. A pattern's first group is the value.
 */
export function parseCapture(source: string): Capture | null {
  const [, name = "", from = "", rest = ""] = /^(\w+)\s+(\w+)\s+(.+)$/.exec(source) ?? [];
  switch (from) {
    case "selector": {
      const [, selector = rest, attribute = null] = /^(.*\S)\s+@([\w-]+)$/.exec(rest) ?? [];
      return { from, name, selector, attribute };
    }
    case "json": {
      const [path, pattern] = headAndPattern(rest);
      return { from, name, path, pattern };
    }
    case "cookie":
      return { from, name, cookie: rest };
    case "header": {
      const [header, pattern] = headAndPattern(rest);
      return { from, name, header: header.toLowerCase(), pattern };
    }
    default:
      return null;
  }
}

function headAndPattern(text: string): [string, RegExp | null] {
  const [head, rest] = headAndRest(text);
  const pattern = /^\/(.+)\/$/.exec(rest)?.[1];
  return [head, pattern ? new RegExp(pattern) : null];
}

function headAndRest(text: string): [string, string] {
  const [, head = "", rest = ""] = /^(\S+)\s*(.*)$/.exec(text) ?? [];
  return [head, rest];
}

function jsonOrText(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
