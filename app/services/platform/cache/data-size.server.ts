// @public

import { isHiddenData } from "~/models/platform/page/static-data";

/** What node takes for each kind of value besides what it holds, bytes, on a machine of 64 bits. */
const bytesOf = { string: 16, number: 16, bigint: 24, object: 32, entry: 8, mapEntry: 56, buffer: 96 };

/**
 * About what a value takes in memory, in bytes: its texts, lists and objects, each counted once however often
 * it is referred to. `data-size.server.test.ts` holds it against what node says.
 */
export function dataSize(value: unknown, seen: Set<unknown> = new Set()): number {
  if (typeof value === "string") return sizeOfText(value, seen);
  if (typeof value === "number") return Number.isInteger(value) ? 0 : bytesOf.number;
  if (typeof value === "bigint") return bytesOf.bigint;
  if (typeof value !== "object" || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return bytesOf.buffer + value.byteLength;
  if (value instanceof Date) return 2 * bytesOf.object;
  if (value instanceof Map || value instanceof Set) return sizeOfEntries(value, seen);
  const values = Array.isArray(value) ? value : isHiddenData(value) ? [value.data] : Object.values(value);
  let bytes = bytesOf.object + values.length * bytesOf.entry;
  for (const one of values) bytes += dataSize(one, seen);
  return bytes;
}

function sizeOfEntries(entries: Map<unknown, unknown> | Set<unknown>, seen: Set<unknown>): number {
  let bytes = bytesOf.buffer + entries.size * bytesOf.mapEntry;
  for (const [key, value] of entries.entries())
    bytes += dataSize(key, seen) + (entries instanceof Map ? dataSize(value, seen) : 0);
  return bytes;
}

/** A text takes a byte a character, or two when one of them is beyond Latin-1. */
function sizeOfText(text: string, seen: Set<unknown>): number {
  if (seen.has(text)) return 0;
  seen.add(text);
  const width = /[\u0100-\uffff]/.test(text) ? 2 : 1;
  return bytesOf.string + text.length * width;
}
