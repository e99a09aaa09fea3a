import { resolve } from "node:path";
import { checkLines } from "~/models/files/check-lines";
import { checkFolder } from "~/services/files/apply/check-folder.server";
import { widgetKit } from "~/widgets/widget-kit.server";
import type { Command } from "../command";
import { readArguments } from "../read-arguments";

/**
 * `check <folder>`: says what is wrong with a shop's or a marketplace's folder, without a database; exit code
 * 1 when anything is.
 */
async function run(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const { faults, hints } = await checkFolder(resolve(rest[0] ?? ""), widgetKit);
  for (const line of checkLines(faults, hints)) console.log(line);
  if (faults.length + hints.length > 0) process.exitCode = 1;
}

/** See {@link run}. */
export const check: Command = {
  name: "check",
  usage: `
  check <folder>                                               check a shop's folder and list what's wrong`,
  run,
};
