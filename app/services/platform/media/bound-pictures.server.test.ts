import { existsSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../file-store/disk-store.server";
import { readBytes } from "../file-store/file-content.server";
import type { FileStore } from "../file-store/file-store";
import { createLog } from "../log/log.server";
import { boundPictures } from "./bound-pictures.server";

let folder: TestFolder;
let store: FileStore;

beforeAll(async () => {
  folder = await makeFolder();
  store = openBounded();
});
afterAll(() => folder.remove());

const openBounded = () =>
  boundPictures(createDiskStore(folder.path), {
    dataDir: folder.path,
    maxBytes: 10_000,
    log: createLog({ write: () => {} }),
  });
const keyOf = (number: number) => `media-cache/acme/picture-${number}.webp`;
const isThere = (key: string) => existsSync(join(folder.path, key));
/** Puts one of 1,000 bytes that was last used so many minutes after the beginning of the test's time. */
const put = async (number: number) => {
  await store.put(keyOf(number), new Uint8Array(1000));
  const at = new Date(Date.UTC(2026, 0, 1, 0, number));
  await utimes(join(folder.path, keyOf(number)), at, at);
};

test("beyond the bound the least recently used pictures are removed, and nothing else (files-8)", async () => {
  await store.put("media/acme/original.webp", new Uint8Array(20_000));
  for (let number = 1; number <= 10; number++) await put(number);
  expect((await readBytes(store, keyOf(1)))?.byteLength).toBe(1000);
  await put(11);
  await expect.poll(() => [2, 3].some((number) => isThere(keyOf(number)))).toBe(false);
  expect([1, 4, 11].map((number) => isThere(keyOf(number)))).toEqual([true, true, true]);
  expect(isThere("media/acme/original.webp")).toBe(true);
});

test("a process that begins finds what the one before it left", async () => {
  for (let number = 12; number <= 16; number++)
    await createDiskStore(folder.path).put(keyOf(number), new Uint8Array(1000));
  store = openBounded();
  await store.put(keyOf(17), new Uint8Array(1000));
  await expect.poll(() => isThere(keyOf(4))).toBe(false);
  expect(isThere(keyOf(17))).toBe(true);
});

test("a picture that is not there is none", async () => {
  expect(await store.get("media-cache/acme/none.webp")).toBeNull();
});
