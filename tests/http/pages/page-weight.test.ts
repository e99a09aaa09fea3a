import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DemoListener, openDemoListener } from "../demo-listener";
import { sendWithoutNetwork } from "../runner/send-without-network";

const kb = 1024;

let demo: DemoListener;
beforeAll(async () => {
  demo = await openDemoListener();
});
afterAll(() => demo?.close());

async function pageAt(path: string): Promise<string> {
  const url = new URL(path, "http://harbor.localhost");
  const send = sendWithoutNetwork(demo.listener);
  const { status, body } = await send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  expect(status).toBe(200);
  return body;
}

/** The line in which a document hands its data to the browser. */
const dataOf = (html: string) => /streamController\.enqueue\((".*?")\);<\/script>/s.exec(html)?.[1] ?? "";

describe("weight (rule hydration-3)", () => {
  test("a category page of 24 cards is at most 84 KB, 16 KB with gzip", async () => {
    const html = await pageAt("/kitchen");
    expect(html.match(/<article /g)).toHaveLength(24);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(84 * kb);
    expect(gzipSync(html).byteLength).toBeLessThanOrEqual(16 * kb);
  });

  test.each(["/tide-mug", "/harbor-carafe"])(
    "the product page %s, with ten reviews, is at most 66 KB, 15.5 KB with gzip",
    async (path) => {
      const html = await pageAt(path);
      expect(Buffer.byteLength(html)).toBeLessThanOrEqual(66 * kb);
      expect(gzipSync(html).byteLength).toBeLessThanOrEqual(15.5 * kb);
    },
  );

  test("the home page is at most 70 KB", async () => {
    expect(Buffer.byteLength(await pageAt("/"))).toBeLessThanOrEqual(70 * kb);
  });
});

describe("what is said once (rule hydration-1)", () => {
  test.each([
    ["/kitchen", "Utensil crock", "a card"],
    ["/kitchen", "Table lamps", "a menu"],
    ["/kitchen", "Saltworks", "a filter"],
    ["/tide-mug", "thrown in one piece", "a description"],
    ["/tide-mug", "schema.org", "what search engines are told"],
    ["/", "Table lamps", "a menu"],
  ])("%s says '%s' of %s in its HTML and not in its data", async (path, words) => {
    const html = await pageAt(path);
    expect(dataOf(html)).not.toBe("");
    expect(html).toContain(words);
    expect(dataOf(html)).not.toContain(words);
  });

  test("a change of page brings the data", async () => {
    const url = new URL("/kitchen.data", "http://harbor.localhost");
    const send = sendWithoutNetwork(demo.listener);
    const { body } = await send({ method: "GET", url, headers: {}, body: "" });
    expect(body).toContain("Utensil crock");
  });
});
