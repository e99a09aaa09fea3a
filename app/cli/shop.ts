import { failureLine } from "~/services/platform/config/failure-line.server";
import { ignoreClosedPipe } from "./closed-pipe";
import { UsageError } from "./command";
import { commands } from "./commands";

/** Exit code 1 means that nothing was done, or that a row was refused while the others went in. */
async function run([name = "", ...args]: string[]): Promise<void> {
  const command = commands.find((each) => each.name === name);
  if (!command) throw new UsageError(name === "" ? "a command is missing" : `there is no command '${name}'`);
  await command.run(args);
}

/** What is shown when a command is not understood. */
const usage = () => `Usage: npm run shop -- <command>${commands.map((each) => each.usage).join("")}`;

ignoreClosedPipe(process.stdout);
ignoreClosedPipe(process.stderr);
run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${usage()}`);
  else console.error(failureLine(error));
  process.exitCode = 1;
});
