/** Where progress is written; a terminal gets a bar, everything else plain lines. */
export type ProgressOutput = { isTTY?: boolean; write: (text: string) => unknown };

/** Shown after this long, so that quick commands stay quiet. */
const quietMs = 1000;
const redrawMs = 100;
const barWidth = 30;

/**
 * Makes the progress of one command. Call `update` as often as you like and `end` once before other output.
 * @param nowMs the clock, in milliseconds
 */
export function createProgress(output: ProgressOutput, nowMs: () => number) {
  const startedMs = nowMs();
  let drawnMs = 0;
  let isDrawn = false;
  let lastLine = "";
  return {
    update(label: string, done: number, total: number): void {
      const atMs = nowMs();
      if (atMs - startedMs < quietMs || total === 0) return;
      if (output.isTTY) {
        if (atMs - drawnMs < redrawMs && done < total) return;
        drawnMs = atMs;
        isDrawn = true;
        const filled = Math.floor((done / total) * barWidth);
        output.write(`\r\u001b[K${label} [${"#".repeat(filled).padEnd(barWidth, ".")}] ${done}/${total}`);
        return;
      }
      const line = `${label}: ${Math.floor((done / total) * 4) * 25} %`;
      if (line !== lastLine) output.write(`${line}\n`);
      lastLine = line;
    },
    end(): void {
      if (isDrawn) output.write("\r\u001b[K");
      isDrawn = false;
    },
  };
}
