import type { Answer, Outgoing, Send } from "./answer";
import { CookieJar } from "./cookie-jar";
import { foldForm } from "./fold-form";
import type { HttpFile, HttpStep } from "./http-file";
import { judge } from "./judge";
import { takeCapture } from "./take-capture";
import { fillVariables, settleVariables } from "./variables";

/** A browser that works through a file: captured values and cookies. */
export type Walk = { variables: Record<string, string>; jar: CookieJar; send: Send };

/** Starts working through a file. */
export function startWalk(file: HttpFile, send: Send): Walk {
  return { variables: settleVariables(file.variables), jar: new CookieJar(), send };
}

/** Sends a request of a file and returns the failed expectations, one line each; empty if all are met. */
export async function runStep(walk: Walk, step: HttpStep): Promise<string[]> {
  const request = prepare(walk, step);
  const answer = await walk.send(request);
  const host = request.url.hostname;
  if (!step.isStranger) walk.jar.keep(host, answer.setCookies, Date.now());
  return [...unmet(walk, step, answer), ...capture(walk, step, answer, host)];
}

function prepare({ variables, jar }: Walk, step: HttpStep): Outgoing {
  const fill = (text: string) => fillVariables(text, variables);
  const url = new URL(fill(step.url));
  const headers = Object.fromEntries(step.headers.map(([name, value]) => [name.toLowerCase(), fill(value)]));
  const cookie = step.isStranger ? "" : jar.header(url.hostname);
  const joined = [cookie, headers.cookie].filter(Boolean).join("; ");
  return {
    method: step.method,
    url,
    headers: { ...headers, ...(joined ? { cookie: joined } : {}) },
    body: foldForm(fill(step.body), headers["content-type"] ?? ""),
  };
}

function unmet({ variables }: Walk, step: HttpStep, answer: Answer): string[] {
  return step.expectations.flatMap(({ line, source, expectation }) => {
    const filled = fillIn(expectation, variables);
    const came = judge(answer, filled);
    return came === null ? [] : [`line ${line}: expected ${source}, came ${came}`];
  });
}

function capture({ variables, jar }: Walk, step: HttpStep, answer: Answer, host: string): string[] {
  return step.captures.flatMap(({ line, capture }) => {
    const filled = fillIn(capture, variables);
    const value = takeCapture(answer, filled, jar, host);
    if (value === null)
      return [`line ${line}: nothing to capture as ${capture.name} (status ${answer.status})`];
    variables[capture.name] = value;
    return [];
  });
}

/** Expectations may use captured values, too. */
function fillIn<T extends object>(thing: T, variables: Readonly<Record<string, string>>): T {
  const filled = Object.entries(thing).map(([name, value]) => [
    name,
    typeof value === "string" ? fillVariables(value, variables) : value,
  ]);
  return Object.fromEntries(filled) as T;
}
