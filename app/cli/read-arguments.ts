import { parseArgs } from "node:util";
import { UsageError } from "./command";

/** What was typed after a command: options by name, and the rest. */
export type CommandArguments = {
  options: Record<string, string>;
  /** Names of the switches that were given. */
  switches: ReadonlySet<string>;
  rest: string[];
};

/**
 * Reads `--name value` options, `--name` switches and the rest of a command line.
 * @param allowed names of the options and switches the command takes
 * @param restNames what each other argument is, all of them needed but those in brackets: `[<kind>]`
 * @throws UsageError naming what is missing or unknown
 */
export function readArguments(
  args: string[],
  allowed: { required: string[]; optional?: string[]; switches?: string[] },
  restNames: string[] = [],
): CommandArguments {
  const names = [...allowed.required, ...(allowed.optional ?? [])];
  const { values, switches, positionals } = parse(args, names, allowed.switches ?? []);
  const missing = allowed.required.find((name) => !values[name]);
  if (missing) throw new UsageError(`--${missing} is missing`);
  const missingRest = restNames[positionals.length];
  if (missingRest && !missingRest.startsWith("[")) throw new UsageError(`${missingRest} is missing`);
  const extra = positionals[restNames.length];
  if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  return { options: values, switches, rest: positionals };
}

function parse(args: string[], names: string[], switchNames: string[]) {
  try {
    const options = Object.fromEntries([
      ...names.map((name) => [name, { type: "string" as const }]),
      ...switchNames.map((name) => [name, { type: "boolean" as const }]),
    ]);
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const given = Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    const switches = new Set(Object.keys(values).filter((name) => switchNames.includes(name)));
    return { values: Object.fromEntries(given), switches, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message.split(". ")[0] ?? "unknown option");
  }
}
