import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Runs `npm run shop -- ...`, beside running servers or without any. Answers what it said. A process costs
 * less than to import most of the product into a worker of the tests.
 */
export async function runShopCommand(env: Record<string, string>, ...words: string[]): Promise<string> {
  const command = ["build/shop.js", ...words];
  return (await run(process.execPath, command, { env: { ...process.env, ...env } })).stdout;
}
