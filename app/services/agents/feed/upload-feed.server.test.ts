import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { JobDeps } from "../../shops/jobs/job.server";
import { testBox, withSecrets } from "../../shops/secrets/secrets-fixture.server";
import { queueUploadsJob } from "./queue-uploads.server";
import { uploadFeed } from "./upload-feed.server";

const database = withTestDatabase();
const sent: { method: string; path: string; key: string; body: { products: { id: string }[] } }[] = [];
let assistant: Server;
let answer = 200;

beforeAll(async () => {
  assistant = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    sent.push({ method: req.method ?? "", path: req.url ?? "", key: req.headers.authorization ?? "", body });
    res.writeHead(answer).end("{}");
  });
  await new Promise<void>((resolve) => assistant.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((done) => assistant?.close(done)));

/** A shop with one product and the key of an assistant. */
async function shopWith(upload_url: string) {
  const made = await openTestShop(database.db, { agents: { upload_url } });
  await addProduct(made, "MUG");
  const ctx = { ...made, box: testBox, origin: "https://a.example", nearby: true };
  return withSecrets(ctx, { "agents.upload_key": "a key of the assistant" });
}

/** The same as if its owner could name an address of this machine. */
async function shopNearby() {
  const ctx = await shopWith("https://assistant.example/feeds/feed_1");
  const { port } = assistant.address() as AddressInfo;
  const agents = { ...ctx.shop.settings.agents, upload_url: `http://127.0.0.1:${port}/feeds/feed_1` };
  return { ...ctx, shop: { ...ctx.shop, settings: { ...ctx.shop.settings, agents } } };
}

test("an assistant is sent every product with the key that it gave, and asked again where it fails", async () => {
  const ctx = await shopNearby();
  await uploadFeed(ctx);
  expect(sent).toMatchObject([
    {
      method: "PATCH",
      path: "/feeds/feed_1/products",
      key: "Bearer a key of the assistant",
      body: { products: [{ id: "MUG", variants: [{ id: "MUG" }] }] },
    },
  ]);
  answer = 500;
  await expect(uploadFeed(ctx)).rejects.toThrow("The assistant answered 500");
});

test("only shops with an address upload each night", async () => {
  const uploading = await shopWith("https://assistant.example/feeds/feed_1");
  const without = await shopWith("");
  await queueUploadsJob({ db: database.db } as Parameters<typeof queueUploadsJob>[0] & JobDeps, {});
  const { rows } = await database.pool.query(
    "select key from graphile_worker.jobs where key like 'upload-feed:%'",
  );
  const keys = rows.map(({ key }: { key: string }) => key);
  expect(keys).toContain(`upload-feed:${uploading.shop.id}`);
  expect(keys).not.toContain(`upload-feed:${without.shop.id}`);
  sent.length = 0;
  await uploadFeed(without);
  expect(sent).toEqual([]);
});
