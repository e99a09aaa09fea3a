import { readdir } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawPicture, makeFolder, type TestFolder } from "../../../tests/support/shop-folder";
import { mediaHandler } from "./serve-media.server";
import { storeImage } from "./store-image.server";

let disk: TestFolder;
let server: Server;
let origin: string;
let url: string;

beforeAll(async () => {
  disk = await makeFolder();
  const bytes = await drawPicture("#aa5533", { width: 400, height: 200 });
  ({ url } = await storeImage({ dataDir: disk.path, shopCode: "corner" }, bytes, ""));
  const app = express();
  app.use(mediaHandler({ dataDir: disk.path }));
  app.use((_request, response) => response.status(418).end());
  server = createServer(app).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await disk.remove();
});

const get = async (path: string, method = "GET") => {
  const response = await fetch(origin + path, { method });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

test.each([
  ["-160.webp", "image/webp", 160],
  ["-160.jpg", "image/jpeg", 160],
  ["-1920.webp", "image/webp", 400],
  ["", "image/png", 400],
])(
  "a picture asked for as '%s' is %s, %i px wide, and may be cached for ever",
  async (ending, type, width) => {
    const { response, bytes } = await get(url + ending);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await sharp(bytes).metadata()).width).toBe(width);
  },
);

test("many asking for a new width at once get one making of it", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${url}-320.webp`)));
  expect(new Set(answers.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1);
  const kept = await readdir(join(disk.path, "media-cache", "corner"));
  expect(kept.filter((name) => name.includes("-320"))).toHaveLength(1);
});

test("HEAD answers the headers alone", async () => {
  const { response, bytes } = await get(`${url}-160.webp`, "HEAD");
  expect(response.status).toBe(200);
  expect(bytes).toHaveLength(0);
});

test.each([
  ["a width nobody offers", "-161.webp"],
  ["a format nobody offers", "-160.avif"],
  ["a path that climbs", "/..%2f..%2fpostgres"],
])("%s is not found", async (_what, ending) => {
  expect((await get(url + ending)).response.status).toBe(404);
});

test("an unknown picture and an unknown shop are not found", async () => {
  expect((await get("/media/corner/0000000000000000-160.webp")).response.status).toBe(404);
  expect((await get(url.replace("corner", "other"))).response.status).toBe(404);
});

test("other paths and methods are passed on", async () => {
  expect((await get("/kitchen")).response.status).toBe(418);
  expect((await get(url, "POST")).response.status).toBe(418);
});
