import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { readConfig } from "../../platform/config/read-config.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { lookUpVideo } from "./look-up-video.server";
import { readVideoEmbeds } from "./read-video-embeds.server";

const url = "https://youtu.be/dQw4w9WgXcQ";
const good = {
  type: "video",
  title: "At the wheel",
  thumbnail_url: "https://i.example/1.jpg",
  html: "<script>",
};

let database: TestDatabase;
let provider: Server;
let answer: { status: number; body: unknown };
let asked: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  provider = createServer((request, response) => {
    asked.push(request.url ?? "");
    response
      .writeHead(answer.status, { "Content-Type": "application/json" })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  provider.close();
  await database.drop();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: good };
});

async function shopWithVideo() {
  const ctx = await openTestShop(database.db);
  await addProduct(ctx, "MUG", { videos: [url] });
  return ctx;
}
const at = (ctx: ShopContext, moment = ctx.now()) => {
  const { port } = provider.address() as AddressInfo;
  const config = readConfig({ NODE_ENV: "test", OEMBED_YOUTUBE_URL: `http://127.0.0.1:${port}/oembed` });
  return { ...ctx, now: () => moment, config };
};

it("asks the provider once and keeps the answer for the pages", async () => {
  const ctx = await shopWithVideo();
  const embed = { title: "At the wheel", thumbnailUrl: "https://i.example/1.jpg", isEmbeddable: true };
  expect(await lookUpVideo(at(ctx), url)).toEqual(embed);
  expect(await lookUpVideo(at(ctx), url)).toEqual(embed);
  expect(asked).toEqual(["/oembed?url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ&format=json"]);
  expect((await readVideoEmbeds(ctx, [url])).get(url)).toEqual(embed);
});

it("asks again a month later", async () => {
  const ctx = await shopWithVideo();
  await lookUpVideo(at(ctx), url);
  await lookUpVideo(at(ctx, new Date("2026-04-01T12:00:00Z")), url);
  expect(asked).toHaveLength(2);
});

it.each([
  ["is private", { status: 403, body: {} }],
  ["is no video", { status: 200, body: { ...good, type: "photo" } }],
  [
    "has a picture from elsewhere than https",
    { status: 200, body: { ...good, thumbnail_url: "javascript:1" } },
  ],
])("marks a video that %s as not to be embedded", async (_, said) => {
  answer = said;
  expect(await lookUpVideo(at(await shopWithVideo()), url)).toMatchObject({ isEmbeddable: false });
});

it("keeps nothing of a provider that is down", async () => {
  const ctx = await shopWithVideo();
  answer = { status: 503, body: {} };
  expect(await lookUpVideo(at(ctx), url)).toMatchObject({ isEmbeddable: null });
  expect((await readVideoEmbeds(ctx, [url])).size).toBe(0);
});

it("looks up no video but those of the shop's products", async () => {
  await shopWithVideo();
  expect(await lookUpVideo(at(await openTestShop(database.db)), url)).toBeNull();
  expect(asked).toEqual([]);
});
