// @public

import { failureLine } from "../config/failure-line.server";
import { createLog, type LogOptions } from "./log.server";

/** What the process says of its own start and stop, besides the log of what it does. */
export type Say = {
  /** One line of the start or the stop. */
  line: (text: string) => void;
  /** Why a start, or a stop, failed. */
  failure: (error: unknown) => void;
};

type Stream = { isTTY?: boolean; write: (text: string) => unknown };

/**
 * Makes what says lines: as they are on a terminal, else as JSON like every other line, whatever LOG_LEVEL is
 * (rule operations-16). Failures go to the second stream.
 */
export function createSay(
  out: Stream = process.stdout,
  errors: Stream = process.stderr,
  now: LogOptions["now"] = () => new Date(),
): Say {
  const logTo = (stream: Stream) =>
    createLog({ level: "info", format: "json", now, write: (line) => void stream.write(`${line}\n`) });
  return {
    line(text) {
      if (out.isTTY) out.write(`${text}\n`);
      else if (text.trim() !== "") logTo(out).info(text.trim());
    },
    failure(error) {
      const words = failureLine(error);
      if (errors.isTTY) errors.write(`${words instanceof Error ? (words.stack ?? words.message) : words}\n`);
      else if (typeof words === "string") logTo(errors).error(words);
      else logTo(errors).error("the start failed", { error: words });
    },
  };
}
