import { type Command, UsageError } from "./command";

const start = "npm run shop --";

/**
 * What `help` prints: all commands, or the lines of one.
 * @throws UsageError for a command that is not there
 */
export function helpText(commands: readonly Command[], name = ""): string {
  const asked = name === "" ? commands : commands.filter((each) => each.name === name);
  if (asked.length === 0) throw new UsageError(`there is no command '${name}'`);
  const own =
    name === ""
      ? "\n  help <command>                                               show how to use a command"
      : "";
  return `Usage: ${start} <command>${asked.map((each) => each.usage).join("")}${own}`;
}

/**
 * What was typed wrong and where to read how it is typed, in one line.
 * @param name what was typed as a command
 */
export function usageLine(commands: readonly Command[], name: string, message: string): string {
  const isKnown = commands.some((each) => each.name === name);
  return `${message} (see ${start} help${isKnown ? ` ${name}` : ""})`;
}
