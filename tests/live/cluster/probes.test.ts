import { expect, test } from "vitest";
import { outageBetween } from "./probes";

const probe = (startMs: number, endMs: number, isRight: boolean) => ({ startMs, endMs, isRight });

test("an outage is the longest time without a right answer", () => {
  const probes = [
    probe(0, 10, true),
    probe(90, 120, true),
    probe(200, 210, false),
    probe(300, 310, false),
    probe(400, 460, true),
    probe(500, 510, true),
  ];
  expect(outageBetween(probes, 100, 600)).toEqual({ refused: 2, silentMs: 340, longestMs: 60 });
});

test("who waits and is answered was not refused", () => {
  const probes = [probe(90, 2_100, true)];
  expect(outageBetween(probes, 100, 2_200)).toEqual({ refused: 0, silentMs: 2_000, longestMs: 2_010 });
});

test("no answer at all is an outage to the end", () => {
  expect(outageBetween([], 100, 600).silentMs).toBe(500);
});
