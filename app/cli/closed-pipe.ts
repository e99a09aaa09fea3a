import type { EventEmitter } from "node:events";

/**
 * Lets a command end as it would have, without a word, when what reads its output has had enough
 * (`... | head -1`): the rest of its output goes nowhere. Any other failure to write is thrown.
 */
export function ignoreClosedPipe(output: Pick<EventEmitter, "on">): void {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}
