import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { Turns } from "./turns.server";

const clock = { ms: 1_000_000 };
const limits = { atOnce: 2, patienceMs: 1_000 };
const open = () => new Turns(() => clock.ms);

/** Takes a turn that must be there at once. */
async function taken(turns: Turns, key = "shop") {
  const turn = await turns.take(key, limits);
  if (turn.kind === "later") throw new Error("sent away");
  return turn;
}

it("serves those that wait in the order they came (rule resilience-14)", async () => {
  const turns = open();
  const first = [await taken(turns), await taken(turns)];
  const served: number[] = [];
  for (const nth of [1, 2, 3]) void taken(turns).then(() => served.push(nth));
  await setImmediate();
  expect(served).toEqual([]);
  for (const { end } of first) end();
  await setImmediate();
  expect(served).toEqual([1, 2]);
});

it("sends away who would wait for too long, each a little later than the one before (rule resilience-14)", async () => {
  const turns = open();
  await taken(turns);
  await taken(turns);
  // A turn lasts 250 ms as far as is known, so every 125 ms one ends, and eight may wait.
  for (let nth = 0; nth < 8; nth++) void turns.take("shop", limits);
  expect(await turns.take("shop", limits)).toEqual({ kind: "later", waitMs: 1_250 });
  expect(await turns.take("shop", limits)).toEqual({ kind: "later", waitMs: 1_375 });
  clock.ms += 1_000;
  expect(await turns.take("shop", limits)).toEqual({ kind: "later", waitMs: 1_250 });
});

it("learns how long a turn takes: where turns take 4 s, the first that would wait is sent away", async () => {
  const turns = open();
  const kept = await taken(turns);
  for (let nth = 0; nth < 60; nth++) {
    const { end } = await taken(turns);
    clock.ms += 4_000;
    end();
  }
  await taken(turns);
  expect((await turns.take("shop", limits)).kind).toBe("later");
  kept.end();
});

it("leaves the turns of other shops alone, and remembers none that has nothing under way", async () => {
  const turns = open();
  const mine = [await taken(turns), await taken(turns)];
  const other = await taken(turns, "other");
  for (const { end } of [...mine, other]) end();
  expect(turns.size).toBe(0);
});

it("ends a turn once, however often it is told", async () => {
  const turns = open();
  const one = await taken(turns);
  await taken(turns);
  one.end();
  one.end();
  await taken(turns);
  let isServed = false;
  void taken(turns).then(() => {
    isServed = true;
  });
  await setImmediate();
  expect(isServed).toBe(false);
});
