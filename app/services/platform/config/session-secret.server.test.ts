import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionSecret } from "./session-secret.server";

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "awning-secret-"));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test("the configured key is used as it is", () => {
  expect(sessionSecret({ dataDir, sessionSecret: "a configured key" })).toBe("a configured key");
});

test("a key is made once and kept", () => {
  const made = sessionSecret({ dataDir });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(sessionSecret({ dataDir })).toBe(made);
});

test("nobody else can read the kept key", () => {
  sessionSecret({ dataDir });
  expect(statSync(join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
});
