import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type ObjectStoreServer,
  startObjectStore,
} from "../../../../tests/support/services/object-store-server";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createLog } from "../log/log.server";
import { createDiskStore } from "./disk-store.server";
import { fallBack } from "./fall-back.server";
import { readBytes } from "./file-content.server";
import type { FileStore } from "./file-store";
import { moveFiles } from "./move-files.server";
import { createS3Store } from "./s3-store.server";

const folders: TestFolder[] = [];
const servers: ObjectStoreServer[] = [];
let server: ObjectStoreServer;
let disk: FileStore;
let bucket: FileStore;

beforeEach(async () => {
  server = await startObjectStore();
  const folder = await makeFolder();
  folders.push(folder);
  servers.push(server);
  disk = createDiskStore(join(folder.path, "var"));
  bucket = createS3Store(server, createLog({ write: () => {} }));
});
afterEach(() => {
  server.fault = () => null;
});
afterAll(async () => {
  await Promise.all(servers.map((one) => one.close()));
  await Promise.all(folders.map((one) => one.remove()));
});

const contents: Record<string, string> = {
  "media/acme/cup.webp": "a cup",
  "media/acme/mug.webp": "a mug",
  "uploads/acme/messages/bill.pdf": "a bill",
  "downloads/acme/book": "a book",
};
const fill = async (store: FileStore) => {
  for (const [key, text] of Object.entries(contents)) await store.put(key, Buffer.from(text));
};
const keysOf = async (store: FileStore) => {
  const keys: string[] = [];
  for await (const { key } of store.list("")) keys.push(key);
  return keys;
};
const quietly = () => {};

test.each([
  ["to S3", () => [disk, bucket] as const],
  ["to disk", () => [bucket, disk] as const],
])("all files move %s, with their bytes", async (_way, places) => {
  const [from, to] = places();
  await fill(from);
  expect(await moveFiles(from, to, quietly)).toEqual({ moved: 4, bytes: 22, alreadyThere: 0, gone: 0 });
  expect(await keysOf(from)).toEqual([]);
  for (const [key, text] of Object.entries(contents))
    expect((await readBytes(to, key))?.toString()).toBe(text);
});

test("resized pictures and a node's own files stay", async () => {
  await disk.put("media-cache/acme/cup-160.webp", Buffer.from("small"));
  await disk.put("incoming/post/file", Buffer.from("arriving"));
  expect((await moveFiles(disk, bucket, quietly)).moved).toBe(0);
});

test("a move that broke off goes on where it was", async () => {
  await fill(disk);
  server.fault = (line) => (line === "PUT uploads/acme/messages/bill.pdf" ? 503 : null);
  await expect(moveFiles(disk, bucket, quietly)).rejects.toMatchObject({ code: "unavailable" });
  server.fault = () => null;
  // One arrived and was not removed yet.
  await disk.put("media/acme/cup.webp", Buffer.from("a cup"));
  await bucket.put("media/acme/cup.webp", Buffer.from("a cup"));
  const { moved, alreadyThere } = await moveFiles(disk, bucket, quietly);
  expect(moved).toBeGreaterThan(0);
  expect(alreadyThere).toBe(1);
  expect(await keysOf(disk)).toEqual([]);
  expect(await keysOf(bucket)).toEqual(Object.keys(contents).sort());
});

test("what arrived cut off before is put again", async () => {
  await fill(disk);
  await bucket.put("media/acme/cup.webp", Buffer.from("a"));
  await moveFiles(disk, bucket, quietly);
  expect((await readBytes(bucket, "media/acme/cup.webp"))?.toString()).toBe("a cup");
});

describe("while files move, servers", () => {
  test("read every file at every moment, and keep new ones in the new place", async () => {
    await fill(disk);
    const serving = fallBack(bucket, disk);
    const lost: string[] = [];
    let isMoving = true;
    const reading = (async () => {
      while (isMoving)
        for (const key of Object.keys(contents))
          if ((await readBytes(serving, key))?.toString() !== contents[key]) lost.push(key);
    })();
    await serving.put("media/acme/new.webp", Buffer.from("new"));
    await moveFiles(disk, bucket, quietly);
    isMoving = false;
    await reading;
    expect(lost).toEqual([]);
    expect(await keysOf(bucket)).toContain("media/acme/new.webp");
    expect(await keysOf(serving)).toEqual([...Object.keys(contents), "media/acme/new.webp"].sort());
  });

  test("list each file once, wherever it is", async () => {
    await fill(disk);
    await bucket.put("media/acme/cup.webp", Buffer.from("a cup"));
    await bucket.put("media/acme/a.webp", Buffer.from("first"));
    expect(await keysOf(fallBack(bucket, disk))).toEqual(
      ["media/acme/a.webp", ...Object.keys(contents)].sort(),
    );
  });

  test("remove a file that is just being moved from both", async () => {
    await fill(disk);
    const serving = fallBack(bucket, disk);
    const key = "uploads/acme/messages/bill.pdf";
    // A visitor's file is removed when it has arrived and before it is removed from the old place.
    const beside: FileStore = {
      ...bucket,
      async put(putKey, content) {
        await bucket.put(putKey, content);
        if (putKey === key) await serving.remove([key]);
      },
    };
    expect((await moveFiles(disk, beside, quietly)).gone).toBe(1);
    expect(await serving.head(key)).toBeNull();
  });
});
