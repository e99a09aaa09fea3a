// Runs commands of the built command line one after the other in one process, each as if the process were its
// own: a start costs more than most commands. A line of the fifth file descriptor is a command, `{ words, env
// }`; each answers with a line, `{ code, stdout, stderr }`, on the fourth file descriptor.

import { readSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const ownEnv = { ...process.env };
const answers = 3;
const commands = 4;
const script = pathToFileURL("build/shop.js").href;
const said = { stdout: "", stderr: "" };
let started = 0;

for (const name of ["stdout", "stderr"]) {
  // Every command adds its own.
  process[name].setMaxListeners(0);
  process[name].write = (chunk, ...rest) => {
    said[name] += chunk;
    rest.find((one) => typeof one === "function")?.();
    return true;
  };
}

/** A command has ended once nothing is left to wait for, as a process of its own would. */
process.on("beforeExit", () => {
  if (started > 0) writeSync(answers, `${JSON.stringify({ code: process.exitCode ?? 0, ...said })}\n`);
  const line = nextLine();
  if (line === null) process.exit(0);
  const { words, env } = JSON.parse(line);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, ownEnv, env);
  Object.assign(said, { stdout: "", stderr: "" });
  process.exitCode = 0;
  process.argv.splice(2, process.argv.length, ...words);
  started += 1;
  import(`${script}?${started}`);
});

let waiting = "";

/** The next command; null at its end. Nothing else happens meanwhile. */
function nextLine() {
  const part = Buffer.alloc(65_536);
  while (!waiting.includes("\n")) {
    const length = readSync(commands, part);
    if (length === 0) return null;
    waiting += part.toString("utf8", 0, length);
  }
  const end = waiting.indexOf("\n");
  const line = waiting.slice(0, end);
  waiting = waiting.slice(end + 1);
  return line;
}
