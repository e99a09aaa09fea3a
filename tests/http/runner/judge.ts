import { isDeepStrictEqual } from "node:util";
import type { Answer } from "./answer";
import type { Expectation } from "./http-file";
import { seenText } from "./page";
import { select } from "./select";

/** Checks an answer against an expectation: null if it is met, else what came instead. */
export function judge(answer: Answer, expectation: Expectation): string | null {
  const { isMet, came } = look(answer, expectation);
  return isMet === expectation.isAbsent ? came : null;
}

function look(answer: Answer, expectation: Expectation): { isMet: boolean; came: string } {
  switch (expectation.kind) {
    case "status":
      return { isMet: answer.status === expectation.status, came: `status ${answer.status}` };
    case "header": {
      const value = answer.headers[expectation.name];
      return { isMet: value?.includes(expectation.part) ?? false, came: value ?? "no such header" };
    }
    case "selector": {
      const found = select(answer.body, expectation.selector).length;
      const isMet = expectation.count === null ? found > 0 : found === expectation.count;
      return { isMet, came: `${found} elements` };
    }
    case "text": {
      const text = isHtml(answer) ? seenText(answer.body) : answer.body;
      return { isMet: text.includes(expectation.part), came: shorten(text) };
    }
    case "body":
      return { isMet: answer.body.includes(expectation.part), came: shorten(answer.body) };
    case "json": {
      const value = jsonAt(answer.body, expectation.path);
      const isMet = expectation.isAbsent ? value !== undefined : isDeepStrictEqual(value, expectation.value);
      return { isMet, came: shorten(JSON.stringify(value) ?? "nothing there") };
    }
  }
}

const isHtml = ({ headers }: Answer) => headers["content-type"]?.startsWith("text/html") ?? false;

/** The value at a path like `data.items.0.name`, or undefined. */
export function jsonAt(text: string, path: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of path.split("."))
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return value;
}

function shorten(text: string): string {
  return text.length > 400 ? `${text.slice(0, 400)} ...` : text;
}
