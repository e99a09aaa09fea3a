import type { CodeColumn } from "./columns.server";
import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";

type Four = [number, number, number, number];

/** A column to count, and how many codes it has. */
export type TalliedColumn = { codes: CodeColumn["codes"]; codeCount: number };

/**
 * How many of some slots have each code, for each column. Columns of bytes are taken four at a time: one walk over the
 * slots feeds four counters that do not wait for each other.
 */
export function tally(
  { kernel, scratch }: CountingEngine,
  columns: readonly TalliedColumn[],
  slots: Placed,
): Uint32Array[] {
  const counts = columns.map(({ codeCount }) => scratch.takeEmpty(4 * tableLength(codeCount)));
  const narrow: number[] = [];
  const address = slots.byteOffset;
  const tallyOne = (at: number) => {
    const { codes, codeCount } = columns[at] as TalliedColumn;
    kernel.tallyOne(
      address,
      slots.length,
      codes.byteOffset,
      codes.BYTES_PER_ELEMENT,
      (counts[at] as Placed).byteOffset,
      tableLength(codeCount),
    );
  };
  for (const [at, { codes }] of columns.entries())
    if (codes instanceof Uint8Array) narrow.push(at);
    else tallyOne(at);
  const codesOf = (at: number) => (columns[at] as TalliedColumn).codes.byteOffset;
  const countsOf = (at: number) => (counts[at] as Placed).byteOffset;
  const unread = scratch.takeEmpty(256).byteOffset;
  for (let first = 0; first < narrow.length; first += 4) {
    const own = narrow.slice(first, first + 4);
    const [only = 0] = own;
    if (own.length === 1) tallyOne(only);
    else {
      // Two or three are filled up: to count one of them once more, for nobody, costs less than a walk for each.
      const codes = [0, 1, 2, 3].map((nth) => codesOf(own[nth] ?? only));
      const tables = [0, 1, 2, 3].map((nth) => (own[nth] === undefined ? unread : countsOf(own[nth])));
      kernel.tallyFour(address, slots.length, ...(codes as Four), ...(tables as Four));
    }
  }
  return counts.map((table, at) => table.subarray(0, columns[at]?.codeCount));
}

/** Entries of a table of counts: the kernel adds four at a time. */
const tableLength = (codeCount: number) => (codeCount + 3) & ~3;
