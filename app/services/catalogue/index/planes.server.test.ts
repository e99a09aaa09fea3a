import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasBit, setBit } from "./bits.server";
import { chooseCodes } from "./choose-codes.server";
import { countInPlanes } from "./count-planes.server";
import { CountingEngine } from "./counting-engine.server";
import { Arena } from "./kernel-memory.server";
import { Planes } from "./planes.server";
import { placeRuns, stepWords, wholeSteps } from "./runs.server";

const engine = new CountingEngine();

/** The highest codes of columns with one to six planes, some not full. */
const highestCodes = [1, 3, 7, 8, 9, 10, 12, 15, 20, 31, 36, 63];

/** Codes up to the highest: some places alternate, and whole zones of 64 share one. */
const codesUpTo = (highest: number) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 6 }),
      fc.array(fc.integer({ min: 0, max: highest }), { minLength: 64, maxLength: 64 }),
    )
    .map(([zones, turns]) =>
      zones.flatMap(([code, isWhole]) => turns.map((turn) => (isWhole ? code : turn + code) % (highest + 1))),
    );

/** The codes as a column in planes, and a set of its places. */
function placed(codes: readonly number[], isIn: (at: number) => boolean) {
  engine.scratch.begin();
  const column = new Planes(new Arena(engine.memory), codes.length);
  for (const [at, code] of codes.entries()) column.set(at, code);
  column.findZones(codes.length);
  const planes = column.upTo(codes.length);
  if (!planes) throw new Error("This column has too many codes for planes.");
  const places = engine.scratch.takeEmpty(wholeSteps(codes.length));
  for (const at of codes.keys()) if (isIn(at)) setBit(places, at);
  return { planes, places, runs: placeRuns(engine.scratch, Uint32Array.of(0, places.length / stepWords)) };
}

describe("a column in planes", () => {
  it.each(highestCodes)("up to %i selects the places with one of several codes", (highest) => {
    fc.assert(
      fc.property(codesUpTo(highest), fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (codes, wanted) => {
        const { planes, places, runs } = placed(codes, () => false);
        chooseCodes(engine, planes, wanted, runs, places);
        expect([...codes.keys()].filter((at) => hasBit(places, at))).toEqual(
          [...codes.keys()].filter((at) => (wanted >> BigInt(codes[at] as number)) & 1n),
        );
      }),
    );
  });

  it.each(highestCodes)("up to %i counts the places of a set by code", (highest) => {
    fc.assert(
      fc.property(codesUpTo(highest), fc.integer({ min: 1, max: 4 }), (codes, every) => {
        const isIn = (at: number) => at % every === 0;
        const { planes, places, runs } = placed(codes, isIn);
        const counts = countInPlanes(engine, planes, places, runs)();
        const expected = Array.from({ length: highest + 1 }, (_, code) =>
          codes.reduce((sum, each, at) => sum + Number(each === code && isIn(at)), 0),
        );
        expect(expected.map((_, code) => counts[code] ?? 0)).toEqual(expected);
      }),
    );
  });

  it("uses codes rewritten after its zones were computed", () => {
    const codes = Array.from({ length: 128 }, () => 2);
    const { planes, places, runs } = placed(codes, () => true);
    const column = new Planes(new Arena(engine.memory), codes.length);
    for (const [at, code] of codes.entries()) column.set(at, code);
    column.findZones(codes.length);
    column.set(70, 1);
    const anew = column.upTo(codes.length);
    expect([...countInPlanes(engine, planes, places, runs)()]).toEqual([0, 0, 128, 0]);
    expect(anew && [...countInPlanes(engine, anew, places, runs)()]).toEqual([0, 1, 127, 0]);
  });
});
