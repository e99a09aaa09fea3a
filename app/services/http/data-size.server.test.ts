import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { dataSize } from "./data-size.server";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

function usedBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Something like a card, with texts of its own: as they come from the database. */
const cardOf = (id: number): unknown =>
  JSON.parse(
    JSON.stringify({
      id,
      name: `Oak armchair number ${id}`,
      text: `${id} ${"of solid oak and linen. ".repeat(10)}`,
      images: [{ url: `/media/shop/oak-${id}.jpg`, widthPx: 640, heightPx: 480 }],
      price: { minor: 12_900 + id, was: null, rating: 4.5 + 1 / (id + 3) },
      labels: ["New", `Only ${id} left`, "Größe 字"],
    }),
  );

test("what data takes is counted to a third, held against what node takes for it", () => {
  const before = usedBytes();
  const cards = Array.from({ length: 60_000 }, (_, id) => cardOf(id));
  const taken = usedBytes() - before;
  const counted = cards.reduce<number>((sum, card) => sum + dataSize(card), 0);
  expect(counted / taken).toBeGreaterThan(2 / 3);
  expect(counted / taken).toBeLessThan(4 / 3);
});

test("what is referred to twice counts once, and a circle ends", () => {
  const shared = { text: "a".repeat(10_000) };
  const circle: Record<string, unknown> = { one: shared, other: shared };
  circle.self = circle;
  expect(dataSize(circle)).toBeGreaterThan(10_000);
  expect(dataSize(circle)).toBeLessThan(11_000);
});

test.each([
  ["bytes", Buffer.alloc(5_000)],
  ["a map", new Map([["text", "a".repeat(5_000)]])],
  ["a set", new Set(["a".repeat(5_000)])],
  ["a text beyond Latin-1", "字".repeat(2_500)],
])("%s count with what they hold", (_, value) => {
  expect(dataSize(value)).toBeGreaterThan(5_000);
  expect(dataSize(value)).toBeLessThan(5_500);
});
