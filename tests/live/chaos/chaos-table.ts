import type { ChaosReport } from "./run-chaos";

const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** The report as lines of Markdown. */
export function chaosTable({ rows, verdict, isCutShort }: ChaosReport): string[] {
  const cells = rows.map((row) => [
    row.name,
    row.times === null ? "not allowed here" : String(row.times),
    String(row.confirmed),
    seconds(row.keptMs),
    seconds(row.pageMs),
    seconds(row.writeMs),
    seconds(row.backAfterMs),
  ]);
  const times = rows.reduce((sum, { times }) => sum + (times ?? 0), 0);
  return [
    "| fault | times | answers that confirmed an order | kept page refused, s | other pages refused, s | writes refused, s | back after, s |",
    "| --- | --: | --: | --: | --: | --: | --: |",
    ...cells.map((row) => `| ${row.join(" | ")} |`),
    "",
    `Faults ${times}, confirmed orders ${verdict.confirmed}, lost ${verdict.lost.length}, doubled ${verdict.doubled.length}, ` +
      `mails missing ${verdict.unmailed.length}, sent twice ${verdict.mailedTwice.length}, ` +
      `without an order ${verdict.mailedWithoutOrder.length}, ` +
      `stock ${verdict.isStockRight ? "right" : "WRONG"}, orders without an answer ${verdict.unanswered}, ` +
      `faults of ours ${verdict.faultsOfOurs.length}.${isCutShort ? " Cut short." : ""}`,
    ...verdict.faultsOfOurs.slice(0, 20),
  ];
}
