import { expect, test } from "vitest";
import { editorTag, PageEditors } from "./page-editors.server";

let nowMs = 0;
const editors = new PageEditors(() => nowMs);
const opens = (shopId: string, staffId: number, seconds: number, page = "page/A: b") =>
  editors.change({ ownerId: shopId, tags: ["product:7", editorTag(staffId, seconds, page)] });

test("a page is open for who says so, in this shop, until they say so no more (rule builder-22)", () => {
  opens("one", 1, 25);
  opens("one", 2, 300);
  opens("one", 3, 25, "page/B");
  opens("two", 4, 25);
  expect(editors.of("one", "page/A: b")).toEqual([1, 2]);
  expect(editors.of("two", "page/A: b")).toEqual([4]);
  nowMs = 26_000;
  expect(editors.of("one", "page/A: b")).toEqual([2]);
  opens("one", 2, 1);
  nowMs = 28_000;
  expect(editors.of("one", "page/A: b")).toEqual([]);
});

test("pages that are open no more are forgotten", () => {
  nowMs = 100_000;
  for (let page = 0; page < 1001; page++) opens("many", 1, 25, `page/${page}`);
  nowMs = 130_000;
  opens("many", 1, 25, "page/last");
  expect(editors.of("many", "page/0")).toEqual([]);
  expect(editors.of("many", "page/last")).toEqual([1]);
});
