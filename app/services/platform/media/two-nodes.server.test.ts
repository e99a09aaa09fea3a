import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  type ObjectStoreServer,
  startObjectStore,
} from "../../../../tests/support/services/object-store-server";
import { drawPicture, makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../file-store/disk-store.server";
import type { FileStore } from "../file-store/file-store";
import { createS3Store } from "../file-store/s3-store.server";
import { createLog } from "../log/log.server";
import { createPictureWorkers, type PictureWorkers } from "./picture-workers.server";
import { mediaHandler } from "./serve-media.server";
import { storeImage } from "./store-image.server";

/** A node: a data folder of its own, and a server. */
type Node = { fileStore: FileStore; server: Server; origin: string };

let disk: TestFolder;
let bucket: ObjectStoreServer;
let workers: PictureWorkers;
let one: Node;
let other: Node;
let url: string;
let made = 0;

beforeAll(async () => {
  disk = await makeFolder();
  bucket = await startObjectStore();
  workers = createPictureWorkers({ processes: 1 });
  [one, other] = [startNode("one"), startNode("other")];
});
afterAll(async () => {
  for (const { server } of [one, other]) await new Promise((closed) => server.close(closed));
  await workers.close();
  await bucket.close();
  await disk.remove();
});
beforeEach(async () => {
  bucket.fault = () => null;
  // Each test has a picture of its own.
  const bytes = await drawPicture("#aa5533", { width: 400, height: 200 + ++made });
  ({ url } = await storeImage({ fileStore: one.fileStore, shopCode: "corner" }, bytes, ""));
  bucket.asked.length = 0;
});

function startNode(name: string): Node {
  const log = createLog({ write: () => {} });
  const fileStore = createS3Store({ ...bucket, limitMs: 500 }, log);
  const diskStore = createDiskStore(join(disk.path, name));
  const app = express();
  app.use(mediaHandler({ fileStore, diskStore, clusterSuffix: "", log, workers }));
  const server = createServer(app).listen(0);
  return { fileStore, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const get = async ({ origin }: Node, ending: string) => {
  const response = await fetch(origin + url + ending);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const puts = () => bucket.asked.filter((line) => line.startsWith("PUT media-cache/"));

test("a picture that was stored through one node is served by the other", async () => {
  const { response, bytes } = await get(other, "");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(bytes).toEqual((await get(one, "")).bytes);
});

test("a copy that one node made is not made again by the other (files-3)", async () => {
  const first = await get(one, "-160.webp");
  await expect.poll(() => puts().length).toBe(1);
  expect((await get(other, "-160.webp")).bytes).toEqual(first.bytes);
  expect(puts()).toHaveLength(1);
});

test("what a node has at hand is served while the bucket is away, and asks it nothing", async () => {
  await get(one, "-160.webp");
  bucket.asked.length = 0;
  bucket.fault = () => 503;
  expect((await get(one, "-160.webp")).response.status).toBe(200);
  expect(bucket.asked).toEqual([]);
});

test.each([503, "silence"] as const)(
  "other pictures are 503 with the placeholder while the bucket answers %s, and may be asked for again (files-4)",
  async (fault) => {
    bucket.fault = () => fault;
    const { response } = await get(other, "-320.webp");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    bucket.fault = () => null;
    expect((await get(other, "-320.webp")).response.status).toBe(200);
  },
);
