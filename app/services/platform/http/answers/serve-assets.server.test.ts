import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendWithoutNetwork } from "../../../../../tests/http/runner/send-without-network";
import { serveAssets } from "./serve-assets.server";

let root: string;
let send: ReturnType<typeof sendWithoutNetwork>;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "awning-assets-"));
  const assets = join(root, "build", "client", "assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "app-1.js"), "let shelf = 1;");
  writeFileSync(join(assets, "app-1.js.gz"), gzipSync("let shelf = 1;"));
  writeFileSync(join(assets, "app-1.js.br"), "brotli's bytes");
  writeFileSync(join(assets, "font-1.woff2"), "font");
  const app = express();
  app.use(...serveAssets(root));
  send = sendWithoutNetwork(app);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const get = (path: string, encoding: string) =>
  send({
    method: "GET",
    url: new URL(path, "http://harbor.localhost"),
    headers: { "accept-encoding": encoding },
    body: "",
  });

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["", undefined],
])("a browser that accepts '%s' gets the script as %s", async (accepted, encoding) => {
  const { status, headers } = await get("/assets/app-1.js", accepted);
  expect(status).toBe(200);
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toMatch(/javascript/);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers.vary).toBe("Accept-Encoding");
});

test("an uncompressed file is served as it is", async () => {
  const { status, headers } = await get("/assets/font-1.woff2", "br");
  expect([status, headers["content-encoding"]]).toEqual([200, undefined]);
});

test("a file that is not there is not found", async () => {
  expect((await get("/assets/app-2.js", "br")).status).toBe(404);
});
