import { isStaleRecord } from "~/models/shops/records/stale-record";
import { failureLine } from "~/services/platform/config/failure-line.server";
import { asJson } from "./as-json";
import { ignoreClosedPipe } from "./closed-pipe";
import { UsageError } from "./command";
import { commands } from "./commands";
import { helpText, usageLine } from "./help";

const [typed = "", ...rest] = process.argv.slice(2);

/** Exit code 1 means that nothing was done, or that a row was refused while the others went in. */
async function run(name: string, args: string[]): Promise<void> {
  if (name === "help" || name === "--help") return console.log(helpText(commands, args[0]));
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(name === "" ? "a command is missing" : `there is no command '${name}'`);
  await command.run(args);
}

ignoreClosedPipe(process.stdout);
ignoreClosedPipe(process.stderr);
run(typed, rest).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(usageLine(commands, typed, error.message));
  else {
    // What came first (rule owners-2), to compare.
    if (isStaleRecord(error)) console.log(asJson({ record: error.current, version: error.version }));
    console.error(failureLine(error));
  }
  process.exitCode = 1;
});
