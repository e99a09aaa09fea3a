import { stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ObjectStoreServer,
  startObjectStore,
} from "../../../../tests/support/services/object-store-server";
import { makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createLog } from "../log/log.server";
import { createDiskStore } from "./disk-store.server";
import { fallBack } from "./fall-back.server";
import { fileOnDisk, readBytes } from "./file-content.server";
import type { FileStore } from "./file-store";
import { createS3Store } from "./s3-store.server";

let disk: TestFolder;
let server: ObjectStoreServer;
beforeAll(async () => {
  disk = await makeFolder();
  server = await startObjectStore();
});
afterAll(async () => {
  await server.close();
  await disk.remove();
});
const log = createLog({ write: () => {} });

const stores: [name: string, open: () => Promise<FileStore>][] = [
  ["disk", async () => createDiskStore(join(disk.path, "var"))],
  ["S3", async () => createS3Store(server, log)],
  [
    "S3 that falls back on disk",
    async () => fallBack(createS3Store(server, log), createDiskStore(join(disk.path, "other"))),
  ],
];

const keysOf = async (store: FileStore, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(prefix)) keys.push(key);
  return keys;
};

describe.each(stores)("a store on %s", (_name, open) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await open();
  });
  const read = async (key: string) => (await readBytes(store, key))?.toString();

  test("gives back the bytes that were put, and knows their number", async () => {
    await store.put("media/acme/cup.webp", Buffer.from("a cup"));
    expect(await read("media/acme/cup.webp")).toBe("a cup");
    expect(await store.head("media/acme/cup.webp")).toEqual({ key: "media/acme/cup.webp", sizeBytes: 5 });
  });

  test("takes a file of this machine's disk", async () => {
    const path = join(disk.path, "bill.pdf");
    await writeFile(path, "a bill");
    await store.put("uploads/acme/bill.pdf", await fileOnDisk(path));
    expect(await read("uploads/acme/bill.pdf")).toBe("a bill");
  });

  test("takes a file without bytes", async () => {
    await store.put("uploads/acme/empty", new Uint8Array());
    expect(await read("uploads/acme/empty")).toBe("");
  });

  test("replaces what was there under the same key", async () => {
    await store.put("media/acme/replaced.webp", Buffer.from("before"));
    await store.put("media/acme/replaced.webp", Buffer.from("now"));
    expect(await read("media/acme/replaced.webp")).toBe("now");
  });

  test("gives a part of a file, both ends included, and the size of all of it", async () => {
    await store.put("downloads/acme/book", Buffer.from("0123456789"));
    const part = await store.get("downloads/acme/book", { start: 2, end: 4 });
    expect(part?.sizeBytes).toBe(10);
    expect(part && (await text(part.content))).toBe("234");
  });

  test("has nothing under a key that was never put, or is a folder's", async () => {
    await store.put("media/acme/folder/cup.webp", Buffer.from("a cup"));
    expect(await store.get("media/acme/other.webp")).toBeNull();
    expect(await store.head("media/acme/other.webp")).toBeNull();
    expect(await store.get("media/acme/folder")).toBeNull();
    expect(await store.head("media/acme/folder")).toBeNull();
    expect(await store.get("media/acme/folder/cup.webp/inner")).toBeNull();
  });

  test("removes files, and minds none that is not there", async () => {
    await store.put("uploads/acme/one", Buffer.from("1"));
    await store.put("uploads/acme/two", Buffer.from("2"));
    await store.remove(["uploads/acme/one", "uploads/acme/two", "uploads/acme/three"]);
    expect(await store.head("uploads/acme/one")).toBeNull();
    expect(await store.head("uploads/acme/two")).toBeNull();
    await store.remove([]);
  });

  test("lists what begins with a text in the order of keys", async () => {
    for (const key of ["list/a.webp", "list/a/b", "list/a-1", "list/ab/c", "list/b", "listed/x"])
      await store.put(key, Buffer.from(key));
    expect(await keysOf(store, "list/")).toEqual([
      "list/a-1",
      "list/a.webp",
      "list/a/b",
      "list/ab/c",
      "list/b",
    ]);
    expect(await keysOf(store, "list/a")).toEqual(["list/a-1", "list/a.webp", "list/a/b", "list/ab/c"]);
    expect(await keysOf(store, "list/a/")).toEqual(["list/a/b"]);
    expect(await keysOf(store, "nothing/")).toEqual([]);
  });

  test("keeps nothing of a file that breaks off", async () => {
    const open = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from("half ");
          throw new Error("the line is cut");
        })(),
      );
    await expect(store.put("uploads/acme/half", { sizeBytes: 9, open })).rejects.toThrow();
    expect(await store.head("uploads/acme/half")).toBeNull();
    expect(await keysOf(store, "uploads/acme/half")).toEqual([]);
  });

  test.each(["", "/etc/passwd", "media/../session-secret", "media//x", "media/.x", "media/x/", "..", "a b"])(
    "refuses '%s', which is no key",
    async (key) => {
      await expect((async () => store.put(key, Buffer.from("x")))()).rejects.toThrow(RangeError);
      await expect((async () => store.get(key))()).rejects.toThrow(RangeError);
      await expect((async () => store.head(key))()).rejects.toThrow(RangeError);
      await expect((async () => store.remove([key]))()).rejects.toThrow(RangeError);
    },
  );
});

describe("on disk", () => {
  test("what an operator laid there under no key is left alone", async () => {
    const store = createDiskStore(join(disk.path, "laid"));
    await store.put("media/acme/cup.webp", Buffer.from("a cup"));
    await writeFile(join(disk.path, "laid", "media", "acme", "a note (old).txt"), "old");
    expect(await keysOf(store, "media/")).toEqual(["media/acme/cup.webp"]);
  });

  test("a file is for its user alone", async () => {
    const store = createDiskStore(join(disk.path, "private"));
    await store.put("uploads/acme/bill.pdf", Buffer.from("a bill"));
    const { mode } = await stat(join(disk.path, "private", "uploads", "acme", "bill.pdf"));
    expect(mode & 0o777).toBe(0o600);
  });

  test("a link to another disk is followed", async () => {
    const elsewhere = createDiskStore(join(disk.path, "elsewhere"));
    await elsewhere.put("acme/cup.webp", Buffer.from("a cup"));
    const store = createDiskStore(join(disk.path, "linked"));
    await store.put("uploads/x", Buffer.from("x"));
    await symlink(join(disk.path, "elsewhere"), join(disk.path, "linked", "media"));
    expect(await keysOf(store, "media/")).toEqual(["media/acme/cup.webp"]);
    expect((await readBytes(store, "media/acme/cup.webp"))?.toString()).toBe("a cup");
  });
});
