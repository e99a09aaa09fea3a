/** What an answer must satisfy. `isAbsent` negates it. */
export type Expectation =
  | { kind: "status"; status: number; isAbsent: boolean }
  | { kind: "header"; name: string; part: string; isAbsent: boolean }
  | { kind: "selector"; selector: string; count: number | null; isAbsent: boolean }
  /** Visible text, with normalized white space, without scripts and styles. */
  | { kind: "text"; part: string; isAbsent: boolean }
  /** The body as text. */
  | { kind: "body"; part: string; isAbsent: boolean }
  | { kind: "json"; path: string; value: unknown; isAbsent: boolean };

/** A value captured from an answer for later requests. */
export type Capture =
  | { from: "selector"; name: string; selector: string; attribute: string | null }
  | { from: "json"; name: string; path: string; pattern: RegExp | null }
  | { from: "cookie"; name: string; cookie: string }
  | { from: "header"; name: string; header: string; pattern: RegExp | null };

/** A request of a file and its expectations. Texts still contain `{{variables}}`. */
export type HttpStep = {
  name: string;
  /** Line of the request in its file, from 1. */
  line: number;
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: string;
  /** Sends and stores no cookies, like another browser. */
  isStranger: boolean;
  expectations: { line: number; source: string; expectation: Expectation }[];
  captures: { line: number; capture: Capture }[];
};

/** A parsed `.http` file. */
export type HttpFile = { variables: Record<string, string>; steps: HttpStep[] };

/** A line the runner does not understand. */
export class HttpFileError extends Error {
  override name = "HttpFileError";
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
  }
}
