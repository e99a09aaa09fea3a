import { expect, test } from "vitest";
import { createProgress } from "./progress";

function watch(isTTY: boolean) {
  const written: string[] = [];
  let atMs = 0;
  const progress = createProgress({ isTTY, write: (text) => written.push(text) }, () => atMs);
  return { written, progress, at: (ms: number) => (atMs = ms) };
}

test("says nothing within the first second", () => {
  const { written, progress, at } = watch(true);
  at(999);
  progress.update("Pictures", 5, 10);
  progress.end();
  expect(written).toEqual([]);
});

test("draws a bar on a terminal and takes it away at the end", () => {
  const { written, progress, at } = watch(true);
  at(1000);
  progress.update("Pictures", 5, 10);
  progress.end();
  expect(written).toEqual([`\r\u001b[KPictures [${"#".repeat(15)}${".".repeat(15)}] 5/10`, "\r\u001b[K"]);
});

test("writes a line a quarter elsewhere", () => {
  const { written, progress, at } = watch(false);
  at(2000);
  for (let done = 1; done <= 8; done += 1) progress.update("Products", done, 8);
  expect(written).toEqual(["0", "25", "50", "75", "100"].map((percent) => `Products: ${percent} %\n`));
});
