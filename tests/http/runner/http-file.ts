/** What an answer is held against. `isAbsent` turns it round: the thing must not be there. */
export type Expectation =
  | { kind: "status"; status: number; isAbsent: boolean }
  | { kind: "header"; name: string; part: string; isAbsent: boolean }
  | { kind: "selector"; selector: string; count: number | null; isAbsent: boolean }
  /** Text a reader sees, white space folded, scripts and styles left out. */
  | { kind: "text"; part: string; isAbsent: boolean }
  /** The bytes of the body, as text. */
  | { kind: "body"; part: string; isAbsent: boolean }
  | { kind: "json"; path: string; value: unknown; isAbsent: boolean };

/** A value taken out of an answer for the requests after it. */
export type Capture =
  | { from: "selector"; name: string; selector: string; attribute: string | null }
  | { from: "json"; name: string; path: string }
  | { from: "cookie"; name: string; cookie: string }
  | { from: "header"; name: string; header: string; pattern: RegExp | null };

/** One request of a file and what must come back. Texts still hold their `{{variables}}`. */
export type HttpStep = {
  name: string;
  /** Line of the request in its file, from 1. */
  line: number;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: string;
  /** Sends no cookies and keeps none: somebody else's browser. */
  isStranger: boolean;
  expectations: { line: number; source: string; expectation: Expectation }[];
  captures: { line: number; capture: Capture }[];
};

/** A parsed `.http` file. */
export type HttpFile = { variables: Record<string, string>; steps: HttpStep[] };

/** A line that means nothing to the runner. */
export class HttpFileError extends Error {
  override name = "HttpFileError";
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
  }
}
