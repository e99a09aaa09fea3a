// npm run chaos: everything that can go wrong on this machine, in 10 minutes, under traffic; with --short a
// little of everything, in one. See docs/operations.md.
import { chaosTable } from "./chaos-table";
import { allFaults, fewFaults } from "./faults";
import { runChaos } from "./run-chaos";
import { busyTraffic, lightTraffic } from "./traffic";

const longestMs = 10 * 60_000;

const stopping = new AbortController();
// What was begun is undone first; a second Ctrl-C ends this process at once.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => stopping.abort());
const limit = setTimeout(() => stopping.abort(), longestMs);
const startedMs = performance.now();
const say = (line: string) =>
  console.log(`${String(Math.round((performance.now() - startedMs) / 1000)).padStart(4)} s  ${line}`);

const isShort = process.argv.includes("--short");
const [faults, traffic] = isShort ? [fewFaults, lightTraffic] : [allFaults, busyTraffic];
const report = await runChaos(faults, stopping.signal, say, traffic).finally(() => clearTimeout(limit));
console.log(`\n${chaosTable(report).join("\n")}`);
const { lost, doubled, unmailed, mailedTwice, mailedWithoutOrder, isStockRight, faultsOfOurs } =
  report.verdict;
const wrong = [lost, doubled, unmailed, mailedTwice, mailedWithoutOrder, faultsOfOurs].flat();
process.exit(wrong.length === 0 && isStockRight ? 0 : 1);
