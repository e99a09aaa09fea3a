import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ensureDataFolder } from "./ensure-data-folder.server";
import { StartError } from "./start-error";

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "awning-folder-"));
});

afterEach(() => rmSync(parent, { recursive: true }));

test("a folder is made with its parents", () => {
  ensureDataFolder(join(parent, "srv", "var"));
  expect(statSync(join(parent, "srv", "var")).isDirectory()).toBe(true);
});

test("a folder that is there is left as it is", () => {
  writeFileSync(join(parent, "kept"), "");
  ensureDataFolder(parent);
  expect(statSync(join(parent, "kept")).isFile()).toBe(true);
});

test("a file in the way is named with the mend, in one line", () => {
  writeFileSync(join(parent, "file"), "");
  const ensure = () => ensureDataFolder(join(parent, "file", "var"));
  expect(ensure).toThrow(StartError);
  expect(ensure).toThrow(/^The data folder .* can’t be written \(ENOTDIR\): set DATA_DIR to .*$/);
});
