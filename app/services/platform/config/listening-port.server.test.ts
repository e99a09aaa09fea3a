import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { notedPort, noteListeningPort } from "./listening-port.server";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "awning-port-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a command beside a server knows its port", async () => {
  await noteListeningPort(folder, 4711);
  expect(notedPort(folder)).toBe(4711);
});

test("without a server none is known", () => {
  expect(notedPort(folder)).toBeNull();
});

test.each(["", "0", "70000", "80.5", "http"])("a file that holds '%s' says nothing", (text) => {
  writeFileSync(join(folder, "port"), text);
  expect(notedPort(folder)).toBeNull();
});
