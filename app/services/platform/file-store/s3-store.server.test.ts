import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type ObjectStoreServer,
  startObjectStore,
} from "../../../../tests/support/services/object-store-server";
import { createLog } from "../log/log.server";
import { readBytes } from "./file-content.server";
import type { FileStore } from "./file-store";
import { createS3Store, type S3Place } from "./s3-store.server";

const key = "media/acme/cup.webp";
let server: ObjectStoreServer;
let store: FileStore;
let logged: string[];

beforeAll(async () => {
  server = await startObjectStore();
});
afterAll(() => server.close());
beforeEach(async () => {
  logged = [];
  store = open();
  await store.put(key, Buffer.from("a cup"));
});
afterEach(() => {
  server.fault = () => null;
});

const open = (how: Partial<S3Place> = {}) =>
  createS3Store({ ...server, ...how }, createLog({ write: (line) => logged.push(line) }));
const unavailable = { code: "unavailable", status: 503, retryAfterMs: 30_000 };
/** Fails the first requests. */
const failOnce = () => {
  let failed = 0;
  server.fault = () => (failed++ === 0 ? 503 : null);
};

describe("what a store refuses is a refusal of this part alone, and is logged:", () => {
  test("wrong keys", async () => {
    const stranger = open({ keys: { accessKeyId: server.keys.accessKeyId, secretAccessKey: "wrong" } });
    await expect(stranger.head(key)).rejects.toMatchObject(unavailable);
    expect(logged.join()).toContain("the object store failed");
    expect(logged.join()).not.toContain("wrong");
  });

  test("a bucket that is not there", async () => {
    await expect(open({ bucket: "none" }).get(key)).rejects.toMatchObject(unavailable);
  });

  test("a store that is busy", async () => {
    server.fault = () => 503;
    await expect(store.get(key)).rejects.toMatchObject(unavailable);
    await expect(store.put(key, Buffer.from("x"))).rejects.toMatchObject(unavailable);
    await expect(store.remove([key])).rejects.toMatchObject(unavailable);
  });

  test("a store that does not answer in time", async () => {
    server.fault = () => "silence";
    await expect(open({ limitMs: 200 }).get(key)).rejects.toMatchObject(unavailable);
  });

  test("a store that is not there", async () => {
    await expect(open({ endpoint: "http://127.0.0.1:1" }).get(key)).rejects.toMatchObject(unavailable);
  });
});

test("what fails once is tried again", async () => {
  failOnce();
  expect((await readBytes(store, key))?.toString()).toBe("a cup");
  failOnce();
  await store.put("uploads/acme/bytes", Buffer.from("bytes"));
  failOnce();
  const content = { sizeBytes: 6, open: () => Readable.from([Buffer.from("stream")]) };
  await store.put("uploads/acme/stream", content);
  expect((await readBytes(store, "uploads/acme/stream"))?.toString()).toBe("stream");
});

test("a file that breaks off while it is read is an error for its reader", async () => {
  server.fault = () => "half";
  const file = await store.get(key);
  await expect(file && text(file.content)).rejects.toThrow();
});

describe("a signed address", () => {
  const reading = { seconds: 60, disposition: 'attachment; filename="my cup.webp"' };

  test("is there only where browsers reach the store", async () => {
    expect(await store.signedUrl(key, reading)).toBeNull();
  });

  test("gives its file under its name, and no other file", async () => {
    const url = (await open({ publicEndpoint: server.endpoint }).signedUrl(key, reading)) ?? "";
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toBe(reading.disposition);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(await answer.text()).toBe("a cup");
    expect((await fetch(url.replace("cup.webp", "cap.webp"))).status).toBe(403);
    expect((await fetch(url.split("?")[0] ?? "")).status).toBe(403);
  });

  test("ends", async () => {
    const url = await open({ publicEndpoint: server.endpoint }).signedUrl(key, { ...reading, seconds: 60 });
    expect((await fetch((url ?? "").replace("X-Amz-Expires=60", "X-Amz-Expires=0"))).status).toBe(403);
  });
});

test("nothing of a store is asked before its first file is", () => {
  server.asked.length = 0;
  open();
  expect(server.asked).toEqual([]);
});
