import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSecretBox, openSecretBox } from "./secret-box.server";

const box = createSecretBox("first");
const sealed = box.seal("shop-1 recaptcha", "hush");

test("a sealed text can be opened", () => {
  expect(box.open("shop-1 recaptcha", sealed)).toBe("hush");
});

test("the sealed text reveals neither the text nor equal texts", () => {
  expect(Buffer.from(sealed.sealed, "base64url").toString("latin1")).not.toContain("hush");
  expect(box.seal("shop-1 recaptcha", "hush").sealed).not.toBe(sealed.sealed);
});

test("a text moved to another shop or name cannot be opened", () => {
  expect(() => box.open("shop-2 recaptcha", sealed)).toThrow();
});

test("an altered text cannot be opened", () => {
  const bytes = Buffer.from(sealed.sealed, "base64url");
  bytes[14] = (bytes[14] ?? 0) ^ 1;
  expect(() => box.open("shop-1 recaptcha", { ...sealed, sealed: bytes.toString("base64url") })).toThrow();
});

test("a key can be changed as long as the one before is known", () => {
  expect(createSecretBox("second", "first").open("shop-1 recaptcha", sealed)).toBe("hush");
  expect(() => createSecretBox("second").open("shop-1 recaptcha", sealed)).toThrow(
    `The key '${sealed.keyId}' that sealed this secret is not configured`,
  );
});

test("without a configured key one is kept in the data folder, for this user alone", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "awning-box-"));
  try {
    const made = openSecretBox({ dataDir }).seal("here", "hush");
    expect(openSecretBox({ dataDir }).open("here", made)).toBe("hush");
    expect((await stat(join(dataDir, "secrets-key"))).mode & 0o777).toBe(0o600);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
