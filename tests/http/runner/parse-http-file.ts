import { type HttpFile, HttpFileError, type HttpStep } from "./http-file";
import { parseCapture, parseExpectation } from "./parse-expectation";

const requestLine = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\s+(\S+)(?:\s+HTTP\/[\d.]+)?$/;
/** Editors' directives that have no effect here: redirects are never followed anyway. */
const editorNotes = new Set(["no-redirect"]);

/**
 * Reads a `.http` file: `@name = value` variables, requests parted by `### name`, `#` comments, of which
 * `# expect ...`, `# @capture ...` and `# @no-cookie-jar` mean something to the runner.
 * @throws HttpFileError naming the line
 */
export function parseHttpFile(text: string): HttpFile {
  const file: HttpFile = { variables: {}, steps: [] };
  let step = emptyStep("");
  let part: "head" | "headers" | "body" = "head";
  const lines = text.split(/\r?\n/);

  const finish = () => {
    if (step.method)
      file.steps.push({ ...step, name: step.name || `${step.method} ${step.url}`, body: step.body.trim() });
    else if (step.expectations.length > 0)
      throw new HttpFileError(step.line, "expectations without a request");
  };

  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    if (line.startsWith("###")) {
      finish();
      step = { ...emptyStep(line.slice(3).trim()), line: number };
      part = "head";
    } else if (line.startsWith("#")) readComment(step, line.slice(1).trim(), number);
    else if (part === "body") step.body += `${line}\n`;
    else if (part === "headers" && line.trim() === "") part = "body";
    else if (part === "headers") step.headers.push(readHeader(line, number));
    else if (line.startsWith("@")) readVariable(file, line, number);
    else if (line.trim() !== "") {
      const [, method, url] = requestLine.exec(line.trim()) ?? [];
      if (!method || !url) throw new HttpFileError(number, `neither a request nor a comment: ${line}`);
      step = { ...step, method, url, line: number };
      part = "headers";
    }
  }
  finish();
  return file;
}

const emptyStep = (name: string): HttpStep => ({
  name,
  line: 0,
  method: "",
  url: "",
  headers: [],
  body: "",
  isStranger: false,
  expectations: [],
  captures: [],
});

function readComment(step: HttpStep, comment: string, line: number): void {
  const [, word = "", rest = ""] = /^(expect|@[\w-]+)\s*(.*)$/.exec(comment) ?? [];
  if (word === "expect") {
    const expectation = parseExpectation(rest);
    if (!expectation) throw new HttpFileError(line, `unknown expectation: ${rest}`);
    step.expectations.push({ line, source: rest, expectation });
  } else if (word === "@capture") {
    const capture = parseCapture(rest);
    if (!capture) throw new HttpFileError(line, `unknown capture: ${rest}`);
    step.captures.push({ line, capture });
  } else if (word === "@no-cookie-jar") step.isStranger = true;
  else if (word.startsWith("@") && !editorNotes.has(word.slice(1)))
    throw new HttpFileError(line, `unknown note: ${word}`);
}

function readHeader(line: string, number: number): [string, string] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
  if (!name) throw new HttpFileError(number, `not a header: ${line}`);
  return [name, (value ?? "").trim()];
}

function readVariable(file: HttpFile, line: string, number: number): void {
  const [, name, value] = /^@(\w+)\s*=\s*(.*)$/.exec(line) ?? [];
  if (!name) throw new HttpFileError(number, `not a variable: ${line}`);
  file.variables[name] = (value ?? "").trim();
}
