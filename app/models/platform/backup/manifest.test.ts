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

test("a written manifest can be read", () => {
  expect(read({})).toEqual(manifest);
});

test("its size is the sum of its files", () => {
  expect(backupBytes(read({}))).toBe(12);
});

describe("the error for a foreign file is one sentence", () => {
  test.each([
    ["{}", "/backups/monday is not a backup: another program wrote its manifest.json."],
    ["<html>", "/backups/monday is not a backup: another program wrote its manifest.json."],
    ["", "/backups/monday is not a backup: another program wrote its manifest.json."],
  ])("%o", (text, message) => {
    expect(() => parseManifest(text, "/backups/monday")).toThrow(message);
  });

  test("a manifest of a later release", () => {
    expect(() => read({ formatVersion: 2 })).toThrow("is a backup of a later release");
  });

  test("a truncated manifest", () => {
    expect(() => read({ tables: undefined })).toThrow("is damaged: its manifest is incomplete.");
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
])("a path outside the folder is refused: %o", (path) => {
  expect(() => read({ files: [{ path, bytes: 1, sha256 }] })).toThrow("is damaged");
});
