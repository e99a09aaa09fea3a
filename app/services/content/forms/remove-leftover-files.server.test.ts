import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { incomingFolder } from "../../platform/forms/incoming-files.server";
import { removeLeftoverFiles } from "./remove-leftover-files.server";

const now = new Date("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "awning-leftovers-"));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("there is nothing to remove before the first upload", async () => {
  expect(await removeLeftoverFiles(dataDir, now)).toBe(0);
});

test("files older than an hour are deleted, newer ones are kept", async () => {
  for (const [name, minutes] of [
    ["old", 61],
    ["hour", 60],
    ["new", 59],
  ] as const) {
    const folder = join(incomingFolder(dataDir), name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "photo"), "x");
    utimesSync(folder, minutesAgo(minutes), minutesAgo(minutes));
  }
  expect(await removeLeftoverFiles(dataDir, now)).toBe(2);
  expect(readdirSync(incomingFolder(dataDir))).toEqual(["new"]);
});
