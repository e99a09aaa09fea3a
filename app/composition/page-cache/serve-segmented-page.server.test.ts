import type { ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { favoriteMarks } from "~/models/catalogue/cards/favorite-marks";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { hashSource } from "~/services/content/pages/find-page-sources.server";
import { prepareSegmentedPage } from "./prepare-segmented-page.server";
import { serveSegmentedPage } from "./serve-segmented-page.server";
import { makePlaceholders, type Placeholders } from "./split-page.server";

const placeholders = makePlaceholders();
const customer = {
  id: 7,
  email: "ada@example.com",
  lastName: "Marsh",
  nickName: "",
  group: "",
  isRestricted: false,
  isVerified: true,
};
const styleOf = ({ favorites }: Placeholders) => favoriteMarks(favorites);
const scriptOf = ({ firstName, cartCount }: Placeholders) =>
  `load("[\\"é\\",\\"${firstName}\\",${cartCount}]")`;
const pageOf = (own: Placeholders) =>
  `<style>${styleOf(own)}</style><p>Hello ${own.firstName}</p>${"<li>Mug</li>".repeat(500)}<b>${own.cartCount}</b><script>${scriptOf(own)}</script>`;

async function segmentedPage() {
  const rendered = {
    owners: ["shop-a", "tenant-a"] as const,
    tags: new Set<string>(),
    contentType: "text/html; charset=utf-8",
    policy: `script-src 'self' ${hashSource(scriptOf(placeholders))} 'sha256-other'; style-src-elem ${hashSource(styleOf(placeholders))}`,
    body: Buffer.from(pageOf(placeholders)),
    placeholders,
  };
  return prepareSegmentedPage(rendered, 0, true);
}

const visitorOf = ({ firstName, ...counts }: Placeholders) => ({
  visitor: { ...anonymousVisitor, customer: { ...customer, firstName } },
  ...counts,
  hasUnread: false,
  hasGift: false,
});

async function answerTo(own: Placeholders, encoding: string) {
  const written: { status: number; headers: Map<string, string>; body: Buffer } = {
    status: 0,
    headers: new Map(),
    body: Buffer.alloc(0),
  };
  const res = {
    writeHead(status: number, list: string[]) {
      written.status = status;
      for (let at = 0; at < list.length; at += 2) written.headers.set(list[at] ?? "", list[at + 1] ?? "");
    },
    end(body: Buffer) {
      written.body = body;
    },
  };
  const req = { headers: { "accept-encoding": encoding } };
  serveSegmentedPage(req as never, res as ServerResponse, await segmentedPage(), visitorOf(own), {
    requestId: "r-1",
    tellsSource: false,
  });
  return written;
}

const ada = { firstName: "Ada", cartCount: 3, favorites: "12,57" };

test("a visitor gets the page with their own name and count", async () => {
  const { status, body, headers } = await answerTo(ada, "identity");
  expect(status).toBe(200);
  expect(String(body)).toBe(pageOf(ada));
  expect(headers.get("Content-Length")).toBe(String(body.length));
});

test("the compressed page is the same page, and small", async () => {
  const { body, headers } = await answerTo(ada, "gzip, br");
  expect(headers.get("Content-Encoding")).toBe("gzip");
  expect(String(gunzipSync(body))).toBe(pageOf(ada));
  expect(body.length).toBeLessThan(pageOf(ada).length / 10);
});

test("the policy lets in script and style sheet as this visitor gets them, and those of everybody", async () => {
  const { headers } = await answerTo(ada, "identity");
  expect(headers.get("Content-Security-Policy")).toBe(
    `script-src 'self' ${hashSource(scriptOf(ada))} 'sha256-other'; style-src-elem ${hashSource(styleOf(ada))}`,
  );
});

test("a browser does not store a page with a customer's name", async () => {
  expect((await answerTo(ada, "gzip")).headers.get("Cache-Control")).toBe("private, no-store");
});

test("a page whose script is missing from its policy is refused", async () => {
  const rendered = {
    owners: ["shop-a", "tenant-a"] as const,
    tags: new Set<string>(),
    contentType: "text/html",
    policy: "default-src 'self'",
    body: Buffer.from(pageOf(placeholders)),
    placeholders,
  };
  await expect(prepareSegmentedPage(rendered, 0, true)).rejects.toThrow("missing from its policy");
});
