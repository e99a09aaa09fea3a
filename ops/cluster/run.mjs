// Programs of the machine, run to their end.
import { spawnSync } from "node:child_process";

/**
 * Runs a program and answers what it wrote.
 * @param {string} program
 * @param {string[]} args
 * @throws with its words when it fails
 */
export function run(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", timeout: 60_000 });
  if (error) throw new Error(`${program} could not be run: ${error.message}`);
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr.trim() || `code ${status}`}`);
  return stdout;
}

/**
 * Whether a program does as asked; what it says is of no interest.
 * @param {string} program
 * @param {string[]} args
 */
export const succeeds = (program, args) =>
  spawnSync(program, args, { stdio: "ignore", timeout: 60_000 }).status === 0;
