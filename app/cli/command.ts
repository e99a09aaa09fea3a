/** A command of `npm run shop`: one file, and one line in `commands.ts`. */
export type Command = {
  /** What is typed for it. */
  name: string;
  /** Its lines in the list of commands, each after a line break: two spaces, what is typed, what it does. */
  usage: string;
  /** @param args what is typed after the name */
  run: (args: string[]) => Promise<void>;
};

/** A command that was typed wrong; its message is one line. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
