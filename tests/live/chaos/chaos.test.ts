import { expect, test } from "vitest";
import { fewFaults } from "./faults";
import { runChaos } from "./run-chaos";
import { lightTraffic } from "./traffic";

/** `npm run chaos` does the same with all of its faults and more shoppers. */
test("a little of everything that can go wrong loses and doubles no confirmed order", async () => {
  const { rows, verdict } = await runChaos(fewFaults, new AbortController().signal, () => {}, lightTraffic);
  expect(rows).toHaveLength(fewFaults.length);
  expect(verdict).toMatchObject({ lost: [], doubled: [], isStockRight: true, faultsOfOurs: [] });
  expect(verdict).toMatchObject({ unmailed: [], mailedTwice: [], mailedWithoutOrder: [] });
  expect(verdict.confirmed).toBeGreaterThan(0);
});
