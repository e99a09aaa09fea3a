import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listDataFiles } from "./data-files.server";

let disk: string;
beforeEach(() => {
  disk = mkdtempSync(join(tmpdir(), "awning-files-"));
});
afterEach(() => rmSync(disk, { recursive: true }));

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(disk, path)), { recursive: true });
    writeFileSync(join(disk, path), "");
  }
}

test("mails and keys are backed up; pictures and shoppers' files come from the store", async () => {
  const kept = ["mail/1.eml", "secrets-key", "session-secret"];
  put(...kept, "media/harbor/a.webp", "uploads/x/y.pdf", "downloads/x/z");
  expect(await listDataFiles(disk)).toEqual(kept);
});

test("the database's own files, derived copies and unfinished files are not", async () => {
  put(
    "postgres/cluster/PG_VERSION",
    "postgres-location",
    "postgres.draft-1/x",
    "media-cache/harbor/a-320.webp",
  );
  put("incoming/1/x", "mail/2.eml.1234.part", "restoring/media/x");
  expect(await listDataFiles(disk)).toEqual([]);
});

test("a link to another disk is followed, a circular one is not", async () => {
  put("elsewhere/1.eml");
  mkdirSync(join(disk, "data"));
  symlinkSync(join(disk, "elsewhere"), join(disk, "data", "mail"));
  symlinkSync(join(disk, "data"), join(disk, "data", "again"));
  expect(await listDataFiles(join(disk, "data"))).toEqual(["mail/1.eml"]);
});

test("a missing folder has no files", async () => {
  expect(await listDataFiles(join(disk, "none"))).toEqual([]);
});
