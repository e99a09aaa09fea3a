import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { staticData } from "~/models/platform/page/static-data";
import { dataSize } from "./data-size.server";

/**
 * In a process of its own, whose memory nothing else uses: cards with texts of their own, as they come from
 * the database, and what is counted for each byte that node takes for them.
 */
const measured = `
  const { dataSize } = await import("./app/services/platform/cache/data-size.server.ts");
  const cardOf = (id) => JSON.parse(JSON.stringify({
    id,
    name: "Oak armchair number " + id,
    text: id + " of solid oak and linen. ".repeat(10),
    images: [{ url: "/media/shop/oak-" + id + ".jpg", widthPx: 640, heightPx: 480 }],
    price: { minor: 12900 + id, was: null, rating: 4.5 + 1 / (id + 3) },
    labels: ["New", "Only " + id + " left", "Größe 字"],
  }));
  const usedBytes = () => { gc(); const { heapUsed, arrayBuffers } = process.memoryUsage(); return heapUsed + arrayBuffers; };
  const before = usedBytes();
  const cards = Array.from({ length: 60000 }, (_, id) => cardOf(id));
  const taken = usedBytes() - before;
  console.log(cards.reduce((sum, card) => sum + dataSize(card), 0) / taken);
`;

test("what data takes is counted to a third, held against what node takes for it", () => {
  const flags = ["--expose-gc", "--import", "tsx", "--input-type=module", "--eval", measured];
  const { stdout, stderr } = spawnSync(process.execPath, flags, { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(Number(stdout)).toBeGreaterThan(2 / 3);
  expect(Number(stdout)).toBeLessThan(4 / 3);
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
  ["data of a static part", staticData("a".repeat(5_000), true)],
  ["a map", new Map([["text", "a".repeat(5_000)]])],
  ["a set", new Set(["a".repeat(5_000)])],
  ["a text beyond Latin-1", "字".repeat(2_500)],
])("%s count with what they hold", (_, value) => {
  expect(dataSize(value)).toBeGreaterThan(5_000);
  expect(dataSize(value)).toBeLessThan(5_500);
});
