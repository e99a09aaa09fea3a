import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { compressPage } from "./compress-page.server";
import { PageCache, type RenderedPage } from "./page-cache.server";
import { type PreparedPage, preparePage } from "./prepare-page.server";

const html = Array.from(
  { length: 2_000 },
  (_, card) => `<li>Mug ${card % 37} for ${card % 91} USD</li>`,
).join("");
const owners = ["shop-a", "tenant-a"] as const;
const rendered: RenderedPage = {
  owners,
  tags: new Set(),
  contentType: "text/html; charset=utf-8",
  policy: "default-src 'self'",
  body: Buffer.from(html),
};

let pages: PageCache<PreparedPage>;
beforeEach(() => {
  pages = new PageCache(() => 0, preparePage, { freshMs: 1000, staleMs: 1000, maxBytes: 1_000_000 });
});
const askFor = async () => {
  const page = await pages.fill("k", owners, async () => rendered);
  if (!page) throw new Error("no page");
  return page;
};

describe.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
] as const)("in %s", (encoding, unpack) => {
  test("a page equals what was rendered, with the headers of its bytes and its policy", async () => {
    const { body, headers } = await compressPage(pages, "k", await askFor(), encoding);
    expect(unpack(body).toString()).toBe(html);
    expect(headers).toEqual(
      expect.arrayContaining(["Content-Encoding", encoding, String(body.length), "default-src 'self'"]),
    );
  });

  test("a page requested once is compressed cheaply and not cached, a repeated one better and cached", async () => {
    const once = await askFor();
    const cheap = await compressPage(pages, "k", once, encoding);
    expect([once.encoded[encoding], pages.sizeBytes]).toEqual([undefined, 0]);
    const again = await askFor();
    const sizeBefore = pages.sizeBytes;
    const better = await compressPage(pages, "k", again, encoding);
    expect(better.body.length).toBeLessThan(cheap.body.length);
    expect(again.encoded).toEqual({ [encoding]: better });
    expect(pages.sizeBytes - sizeBefore).toBe(better.body.length - html.length);
  });

  test("a page that is asked for uncompressed, too, is kept like that beside it", async () => {
    await askFor();
    const page = await askFor();
    page.isAskedPlain = true;
    await compressPage(pages, "k", page, encoding);
    expect(Object.keys(page.encoded).sort()).toEqual([encoding, "identity"].sort());
  });

  test("a page that is kept in it is made from it in any other encoding", async () => {
    await askFor();
    const page = await askFor();
    await compressPage(pages, "k", page, encoding);
    const other = encoding === "br" ? "gzip" : "br";
    const { body } = await compressPage(pages, "k", page, other);
    expect((other === "br" ? brotliDecompressSync : gunzipSync)(body).toString()).toBe(html);
    page.isAskedPlain = true;
    expect((await compressPage(pages, "k", page, "identity")).body.toString()).toBe(html);
    expect(page.encoded.identity).toBeDefined();
  });

  test("what is kept takes no more memory than it is long", async () => {
    await askFor();
    const { body } = await compressPage(pages, "k", await askFor(), encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  });

  test("concurrent requests wait for one compression", async () => {
    const page = await askFor();
    const both = await Promise.all([1, 2].map(() => compressPage(pages, "k", page, encoding)));
    expect(both[0]).toBe(both[1]);
  });
});
