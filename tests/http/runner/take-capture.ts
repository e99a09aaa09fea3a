import type { Answer } from "./answer";
import type { CookieJar } from "./cookie-jar";
import type { Capture } from "./http-file";
import { jsonAt } from "./judge";
import { seenText } from "./page";
import { select } from "./select";

/** Captures a value from an answer; null if it is missing. */
export function takeCapture(answer: Answer, capture: Capture, jar: CookieJar, host: string): string | null {
  switch (capture.from) {
    case "selector": {
      const [element] = select(answer.body, capture.selector);
      if (!element) return null;
      return capture.attribute ? (element.attribs[capture.attribute] ?? null) : seenText(element);
    }
    case "json": {
      const value = jsonAt(answer.body, capture.path);
      if (value === undefined || value === null) return null;
      return matched(typeof value === "object" ? JSON.stringify(value) : String(value), capture.pattern);
    }
    case "cookie":
      return jar.value(host, capture.cookie) ?? null;
    case "header": {
      const value = answer.headers[capture.header];
      return value === undefined ? null : matched(value, capture.pattern);
    }
  }
}

const matched = (value: string, pattern: RegExp | null) =>
  pattern ? (pattern.exec(value)?.[1] ?? null) : value;
