import { expect, it } from "vitest";
import { gatherCalls } from "./gather-calls.server";

const counting = () => {
  const loads: number[][] = [];
  const ask = gatherCalls(async (ids) => {
    loads.push(ids);
    return new Map(ids.filter((id) => id < 10).map((id) => [id, `thing ${id}`]));
  });
  return { loads, ask };
};

it("loads concurrent requests together, each once", async () => {
  const { loads, ask } = counting();
  expect(await Promise.all([ask(1), ask(2), ask(1), ask(99)])).toEqual([
    "thing 1",
    "thing 2",
    "thing 1",
    undefined,
  ]);
  expect(loads).toEqual([[1, 2, 99]]);
});

it("loads again for later requests", async () => {
  const { loads, ask } = counting();
  await ask(1);
  await ask(1);
  expect(loads).toEqual([[1], [1]]);
});

it("reports a failure to every caller, and retries later", async () => {
  let isBroken = true;
  const ask = gatherCalls(async () => {
    if (isBroken) throw new Error("broken");
    return new Map([[1, "thing"]]);
  });
  const both = await Promise.allSettled([ask(1), ask(2)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isBroken = false;
  expect(await ask(1)).toBe("thing");
});
