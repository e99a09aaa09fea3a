import { describe, expect, test } from "vitest";
import { backupBytes, parseManifest } from "./manifest";

const sha256 = "0".repeat(64);
const manifest = {
  format: "awning backup",
  formatVersion: 1,
  release: "0.1.0",
  createdAt: "2026-03-01T10:20:30.000Z",
  postgres: "17.10",
  migrations: [sha256],
  jobsVersion: 19,
  tables: [
    {
      schema: "public",
      name: "shops",
      columns: ["id"],
      rows: 3,
      path: "database/public.shops.gz",
      bytes: 7,
      sha256,
    },
  ],
  sequences: [{ schema: "public", name: "order_id", value: "9223372036854775807" }],
  files: [{ path: "files/media/harbor/a.webp", bytes: 5, sha256 }],
  keysElsewhere: [],
};
const read = (changes: object) =>
  parseManifest(JSON.stringify({ ...manifest, ...changes }), "/backups/monday");

test("a manifest is read as it was written", () => {
  expect(read({})).toEqual(manifest);
});

test("its size is that of all its files", () => {
  expect(backupBytes(read({}))).toBe(12);
});

describe("what is no backup of ours is named in one sentence", () => {
  test.each([
    ["{}", "/backups/monday is not a backup: its manifest.json is another program's."],
    ["<html>", "/backups/monday is not a backup: its manifest.json is another program's."],
    ["", "/backups/monday is not a backup: its manifest.json is another program's."],
  ])("%o", (text, message) => {
    expect(() => parseManifest(text, "/backups/monday")).toThrow(message);
  });

  test("one of a later release", () => {
    expect(() => read({ formatVersion: 2 })).toThrow("is a backup of a later release");
  });

  test("one that is cut", () => {
    expect(() => read({ tables: undefined })).toThrow("is damaged: its manifest is not whole.");
  });
});

test.each([
  "/etc/passwd",
  "../var/media",
  "files/../../x",
  "files//x",
  "files\\..\\x",
  "C:/x",
  "files/.",
  "",
])("a file outside of the folder is refused: %o", (path) => {
  expect(() => read({ files: [{ path, bytes: 1, sha256 }] })).toThrow("is damaged");
});
