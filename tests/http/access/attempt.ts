import type { Answer, Send } from "../runner/answer";
import { cookieOf, type SignedIn } from "./signed-in";

/**
 * What an attempt does when the owner of its ids makes it, which proves that the request itself is right: it
 * `shows` what is theirs, `changes` or `ends` it, or a sentence says why neither can be seen.
 */
type ForOwner = "shows" | "changes" | "ends" | { neither: string };

/** A request that names things of another customer. */
export type Attempt = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** With its query. */
  path: string;
  headers?: Record<string, string>;
  /** One kind of body at most: fields of a form, a JSON value, or fields and one file. */
  form?: Record<string, string>;
  json?: unknown;
  parts?: {
    fields: Record<string, string>;
    file: { field: string; name: string; type: string; content: string };
  };
  forOwner: ForOwner;
  /** What only the owner's answer has, beside the traces of all their things. */
  reveals?: string[];
  /** What the owner's answer has and others may have, too, where nothing else shows that the page works. */
  proof?: string;
};

const boundary = "walls-boundary";

/** Sends an attempt in the name of a customer, or of a visitor without a session. */
export function makeAttempt(
  send: Send,
  host: string,
  attempt: Attempt,
  as: SignedIn | null,
): Promise<Answer> {
  const { path, form, json, parts } = attempt;
  const [type, body] = form
    ? ["application/x-www-form-urlencoded", new URLSearchParams(form).toString()]
    : json !== undefined
      ? ["application/json", JSON.stringify(json)]
      : parts
        ? [`multipart/form-data; boundary=${boundary}`, multipart(parts)]
        : ["", ""];
  const headers = {
    Accept: "text/html",
    ...(type ? { "Content-Type": type } : {}),
    ...(as ? { Cookie: cookieOf(as) } : {}),
    ...attempt.headers,
  };
  return send({ method: methodOf(attempt), url: new URL(host + path), headers, body });
}

function multipart({ fields, file }: NonNullable<Attempt["parts"]>): string {
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const { field, name, type, content } = file;
  const sent = part(`name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, content);
  return `${texts.join("")}${sent}--${boundary}--\r\n`;
}

/** Everything of an answer that its reader gets. */
export const textOf = ({ headers, body }: Answer): string =>
  `${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n")}\n\n${body}`;

/** A line that names an attempt. */
export const nameOf = (attempt: Attempt): string =>
  [
    methodOf(attempt),
    attempt.path,
    JSON.stringify(attempt.form ?? attempt.json ?? attempt.parts?.fields ?? ""),
  ]
    .join(" ")
    .slice(0, 200);

/** What of these texts an answer gives away; what the request itself contains may come back. */
export function givenAway(attempt: Attempt, answer: Answer, traces: readonly string[]): string[] {
  const { path, headers, form, json, parts } = attempt;
  const asked = JSON.stringify([path, headers, form, json, parts]);
  const told = textOf(answer);
  return traces.filter((trace) => told.includes(trace) && !asked.includes(trace));
}

/** The method of an attempt. */
export const methodOf = ({ method, form, json, parts }: Attempt): string =>
  method ?? (form || json !== undefined || parts ? "POST" : "GET");

/**
 * The same page as scripts ask for it: its data with that of the pages around it, and alone, without the
 * guards of those.
 */
export function dataOf(attempt: Attempt, routeId: string): Attempt[] {
  const [path = "", query] = attempt.path.split("?");
  if (methodOf(attempt) !== "GET" || path.startsWith("/api") || path.endsWith(".data")) return [];
  const rest = query ? `&${query}` : "";
  const data = [
    `${path}.data?${rest.slice(1)}`,
    `${path}.data?_routes=${encodeURIComponent(routeId)}${rest}`,
  ];
  return data.map((asked) => ({ ...attempt, path: asked }));
}
