import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

type Answer = { code: number; stdout: string; stderr: string };

let runner: { child: ChildProcess; lines: AsyncIterator<string> } | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs `npm run shop -- ...` in one process that all commands of this one share, one after the other. Answers
 * what it said.
 * @throws when the command fails, with what it said
 */
export function runBuiltShop(words: readonly string[], env: Record<string, string>): Promise<string> {
  const answer = last.then(() => ask(words, env));
  last = answer.catch(() => {});
  return answer;
}

async function ask(words: readonly string[], env: Record<string, string>): Promise<string> {
  runner ??= start();
  (runner.child.stdio[4] as Writable).write(`${JSON.stringify({ words, env })}\n`);
  const line = await runner.lines.next();
  if (line.done) {
    runner = undefined;
    throw new Error(`The runner of commands ended during: ${words.join(" ")}`);
  }
  const { code, stdout, stderr } = JSON.parse(line.value) as Answer;
  if (code !== 0) throw new Error(`shop ${words.join(" ")} failed:\n${stderr}${stdout}`);
  return stdout;
}

/** It ends with this process, which closes its input. */
function start() {
  const child = spawn(process.execPath, ["tests/support/servers/shop-runner.mjs"], {
    stdio: ["ignore", "inherit", "inherit", "pipe", "pipe"],
  });
  for (const one of [child, child.stdio[3], child.stdio[4]])
    (one as { unref?: () => void } | null)?.unref?.();
  const lines = createInterface({ input: child.stdio[3] as Readable });
  return { child, lines: lines[Symbol.asyncIterator]() };
}
