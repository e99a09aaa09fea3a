import { readdir, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPicture, makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../file-store/disk-store.server";
import { createLog } from "../log/log.server";
import { loadPicture } from "./load-picture.server";
import { createMakingQueue, type MakingQueue } from "./making-queue.server";
import { createPictureWorkers } from "./picture-workers.server";
import { mediaHandler } from "./serve-media.server";
import { storeDocument } from "./store-document.server";
import { storeImage } from "./store-image.server";

let disk: TestFolder;
let server: Server;
let origin: string;
let url: string;
const logged: string[] = [];
/** Everything that was made or is being made. */
const makings: Promise<unknown>[] = [];
/** Files that were really made, each time they were. */
const made: string[] = [];
/** What a file is to the disk: another one once it was written anew. Null when it is not there. */
const fileNumber = (key: string) =>
  stat(join(disk.path, key)).then(
    ({ ino }) => ino,
    () => null,
  );

const onDisk = () => {
  const diskStore = createDiskStore(disk.path);
  return { fileStore: diskStore, diskStore };
};

beforeAll(async () => {
  disk = await makeFolder();
  const bytes = await drawPicture("#aa5533", { width: 400, height: 200 });
  ({ url } = await storeImage({ fileStore: createDiskStore(disk.path), shopCode: "corner" }, bytes, ""));
  const inner = createMakingQueue();
  const queue: MakingQueue = {
    run(key, urgency, work) {
      const done = inner.run(key, urgency, async () => {
        const before = await fileNumber(key);
        const result = await work();
        if ((await fileNumber(key)) !== before) made.push(key);
        return result;
      });
      makings.push(Promise.resolve(done).catch(() => undefined));
      return done;
    },
  };
  const log = createLog({ write: (line) => logged.push(line) });
  const app = express();
  app.use(mediaHandler({ ...onDisk(), clusterSuffix: "staging", log, queue }));
  app.use((_request, response) => response.status(418).end());
  server = createServer(app).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await Promise.all(makings);
  await disk.remove();
});

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(origin + path, init);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  ["-160.webp", "image/webp", 160],
  ["-160.jpg", "image/jpeg", 160],
  ["-1920.webp", "image/webp", 400],
  ["", "image/png", 400],
])(
  "a picture asked for as '%s' is %s, %i px wide, and may be cached for a year",
  async (ending, type, width) => {
    const { response, bytes } = await get(url + ending);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await sharp(bytes).metadata()).width).toBe(width);
  },
);

describe("a path without a format", () => {
  test.each([
    ["image/webp,*/*;q=0.8", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("for a browser that accepts %s answers %s, and says so to what keeps answers", async (accept, type) => {
    const { response } = await get(`${url}-160`, { headers: { accept } });
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });
  test("has another tag in another format", async () => {
    const webp = await get(`${url}-160`, { headers: { accept: "image/webp" } });
    const etag = webp.response.headers.get("etag") ?? "";
    const headers = { accept: "*/*", "If-None-Match": etag };
    expect((await get(`${url}-160`, { headers })).response.status).toBe(200);
  });
});

test("a path with a format depends on nothing else", async () => {
  const { response } = await get(`${url}-160.jpg`, { headers: { accept: "image/avif" } });
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  expect(response.headers.has("vary")).toBe(false);
});

test("an AVIF is WebP for a minute while it is made, then AVIF for a year", async () => {
  const first = await get(`${url}-320.avif`);
  expect(first.response.headers.get("content-type")).toBe("image/webp");
  expect(first.response.headers.get("cache-control")).toBe("public, max-age=60");
  expect((await sharp(first.bytes).metadata()).width).toBe(320);
  await Promise.all(makings);
  const later = await get(`${url}-320.avif`, {
    headers: { "If-None-Match": first.response.headers.get("etag") ?? "" },
  });
  expect(later.response.status).toBe(200);
  expect(later.response.headers.get("content-type")).toBe("image/avif");
  expect(later.response.headers.get("cache-control")).toContain("immutable");
  expect(await sharp(later.bytes).metadata()).toMatchObject({ width: 320, compression: "av1" });
});

test("many asking for a new width at once get one making of it", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}-480.webp`)));
  expect(new Set(answers.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
  expect(made.filter((file) => file.includes("-480"))).toHaveLength(1);
  const kept = await readdir(join(disk.path, "media-cache", "corner"));
  expect(kept.filter((name) => name.includes("-480"))).toHaveLength(1);
});

test("two requests for a missing width make it once", async () => {
  const twice: MakingQueue = {
    run: async (key, _urgency, work) => {
      await work();
      const first = await fileNumber(key);
      const result = await work();
      expect(first).not.toBeNull();
      expect(await fileNumber(key)).toBe(first);
      return result;
    },
  };
  expect.hasAssertions();
  const log = createLog({ write: () => undefined });
  const parts = {
    ...onDisk(),
    clusterSuffix: "",
    log,
    workers: createPictureWorkers(),
  };
  const picture = await loadPicture({ ...parts, queue: twice }, `${url}-960.webp`);
  expect(picture?.bytes.length).toBeGreaterThan(0);
});

test("a client with the current version gets a 304", async () => {
  const { response } = await get(`${url}-160.webp`);
  const etag = response.headers.get("etag") ?? "";
  const again = await get(`${url}-160.webp`, { headers: { "If-None-Match": `"other", W/${etag}` } });
  expect(again.response.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
});

test("HEAD answers the headers alone", async () => {
  const { response, bytes } = await get(`${url}-160.webp`, { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
  expect(bytes).toHaveLength(0);
});

describe("not found, with the placeholder to show instead", () => {
  test.each([
    ["a width nobody offers", () => `${url}-161.webp`],
    ["a format nobody offers", () => `${url}-160.gif`],
    ["a path that climbs", () => `${url}/..%2f..%2fpostgres`],
    ["an unknown picture", () => "/media/corner/0000000000000000-640.webp"],
    ["the same picture with another size in its name", () => `${url.replace("400x200", "401x200")}-160.webp`],
    ["a picture of another shop", () => `${url.replace("corner", "other")}-160.webp`],
    ["the suffix of another cluster", () => `${url.replace("corner", "corner-test")}-160.webp`],
  ])("%s", async (_what, path) => {
    const { response, bytes } = await get(path());
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect((await sharp(bytes).metadata()).width).toBe(400);
  });

  test.each(["webp", "avif", "jpg"])(
    "an original that broke, asked for as %s, and it is logged",
    async (format) => {
      const broken = `0123456789abcdef-${format === "avif" ? 8 : 9}x9`;
      await writeFile(join(disk.path, "media", "corner", `${broken}.png`), "\x89PNG broken");
      logged.length = 0;
      expect((await get(`/media/corner/${broken}-160.${format}`)).response.status).toBe(404);
      expect(logged.join()).toContain(broken);
    },
  );
});

describe("a document (rule library-9)", () => {
  test("is answered as a PDF for a year", async () => {
    const place = { fileStore: createDiskStore(disk.path), shopCode: "corner" };
    const chart = await storeDocument(place, Buffer.from("%PDF-1.4\n%%EOF\n"), "Size chart.pdf");
    const { response, bytes } = await get(chart.url);
    expect([response.status, bytes.toString("latin1")]).toEqual([200, "%PDF-1.4\n%%EOF\n"]);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toContain("immutable");
  });

  test("that is missing is the shop's to answer", async () => {
    expect((await get("/media/corner/0000000000000000-gone.pdf")).response.status).toBe(418);
  });
});

test("the cluster's suffix follows the client code", async () => {
  const { response } = await get(`${url.replace("corner", "corner-staging")}-160.webp`);
  expect(response.status).toBe(200);
});

test("the placeholder has a separate address", async () => {
  expect((await get("/media/missing.svg")).response.status).toBe(200);
});

test("other paths and methods are passed on", async () => {
  expect((await get("/kitchen")).response.status).toBe(418);
  expect((await get(url, { method: "POST" })).response.status).toBe(418);
});
