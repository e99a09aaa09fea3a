import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../http/runner/answer";
import { select } from "../http/runner/select";
import { createDemoDatabase, type DemoDatabase } from "../support/databases/demo-database";
import { type ObjectStoreServer, startObjectStore } from "../support/services/object-store-server";
import { drawPicture, makeFolder, smallShop, type TestFolder, writeFiles } from "../support/shop-folder";
import { type LiveServer, startLiveServer } from "./harness/live-server";
import { patience } from "./harness/patience";
import { runShopCommand } from "./harness/run-shop-command";
import { until } from "./harness/until";
import { visit } from "./harness/visit";

const corner = "http://corner.localhost";
const harbor = "http://harbor.localhost";
/** What both nodes have in common besides database and bucket. */
const keys = { SESSION_SECRET: "a secret of both nodes of the test", SECRETS_KEY: "k".repeat(40) };

/** A node: a data folder of its own that did not exist before, and a server. */
type Node = { env: Record<string, string>; dataDir: string; server: LiveServer };

let database: DemoDatabase;
let bucket: ObjectStoreServer;
let folder: TestFolder;
let root: string;
let one: Node;
let other: Node;

beforeAll(async () => {
  [database, bucket, folder] = await Promise.all([createDemoDatabase(), startObjectStore(), makeFolder()]);
  root = mkdtempSync(join(tmpdir(), "awning-two-nodes-"));
  one = await startNode("one");
  other = await startNode("other");
  const picture = await drawPicture("#aa5533", { width: 500, height: 400 });
  await writeFiles(folder.path, await smallShop({ "images/mug.png": picture }));
  await runShopCommand(one.env, "apply", "--yes", folder.path);
});
afterAll(async () => {
  for (const node of [one, other]) await node?.server.stop();
  await bucket?.close();
  await folder?.remove();
  if (root) rmSync(root, { recursive: true, force: true });
  await database?.drop();
});

async function startNode(name: string): Promise<Node> {
  const dataDir = join(root, name);
  const env = {
    ...patience,
    ...keys,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    FILES_STORE: "s3",
    FILES_S3_BUCKET: bucket.bucket,
    FILES_S3_REGION: bucket.region,
    FILES_S3_ENDPOINT: bucket.endpoint,
    FILES_S3_ACCESS_KEY_ID: bucket.keys.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: bucket.keys.secretAccessKey,
  };
  return { env, dataDir, server: await startLiveServer(env) };
}

/** The resized pictures that were put into the bucket. */
const made = () => bucket.asked.filter((line) => line.startsWith("PUT media-cache/corner/"));

test("a picture that came in through one node is made once, and shown by both", async () => {
  const isMug = ({ status }: Answer) => status === 200;
  const look = () => visit(other.server.send, `${corner}/mug`);
  await until(look, isMug, "the product");
  const address = select((await look()).body, 'main img[src^="/media/corner/"]')[0]?.attribs.src ?? "";
  const first = await visit(other.server.send, corner + address);
  expect([first.status, first.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  await expect.poll(() => made().length).toBe(1);
  expect((await visit(one.server.send, corner + address)).body).toBe(first.body);
  expect(made()).toHaveLength(1);
});

test("what a visitor sends to a node is in the bucket, and no node keeps files that the other needs", async () => {
  const fields = {
    name: "Grace Hopper",
    email: "grace@example.com",
    topic: "A repair",
    message: "It flickers",
  };
  const parts = Object.entries({ ...fields, message: "It flickers", keep: "On", _return_to: "/contact" }).map(
    ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const pdf = "%PDF-1.4\nA lamp.\n%%EOF\n";
  const file = `--cut\r\nContent-Disposition: form-data; name="photos"; filename="lamp.pdf"\r\nContent-Type: application/pdf\r\n\r\n${pdf}\r\n--cut--\r\n`;
  const answer = await one.server.send({
    method: "POST",
    url: new URL("/forms/contact-form", harbor),
    headers: { accept: "text/html", "content-type": "multipart/form-data; boundary=cut" },
    body: parts.join("") + file,
  });
  expect(answer.status).toBe(303);
  const sent = [...bucket.files].filter(([key]) => key.startsWith("uploads/"));
  expect(new Set(sent.map(([, bytes]) => bytes.toString()))).toEqual(new Set([pdf]));
  for (const { dataDir } of [one, other])
    expect(readdirSync(dataDir).filter((name) => ["media", "uploads", "downloads"].includes(name))).toEqual(
      [],
    );
});

test("a backup made beside a node has the files of the bucket", async () => {
  const copy = join(root, "backup");
  await runShopCommand(other.env, "backup", copy);
  const originals = [...bucket.files.keys()].filter((key) => /^(media|uploads)\//.test(key));
  expect(originals.length).toBeGreaterThan(2);
  expect(originals.filter((key) => !existsSync(join(copy, "files", key)))).toEqual([]);
});
