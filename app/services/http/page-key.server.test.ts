import { describe, expect, test } from "vitest";
import { pageKey, pickEncoding } from "./page-key.server";

const get = (url: string, headers: Record<string, string> = {}) => ({
  method: "GET",
  url,
  headers: { host: "harbor.localhost", ...headers },
});

describe("pageKey", () => {
  test("is the same for every visitor without a session", () => {
    expect(pageKey(get("/kitchen"))).toBe(pageKey(get("/kitchen", { cookie: "theme=dark" })));
  });

  test.each([
    ["a session", get("/kitchen", { cookie: "awning_session=abc" })],
    ["a session named by an API client", get("/kitchen", { "session-id": "abc" })],
    ["a post", { ...get("/kitchen"), method: "POST" }],
    ["the cart", get("/checkout/cart")],
    ["an order", get("/order/1")],
    ["the account", get("/account/dashboard")],
    ["the API", get("/api-graphql")],
    ["an endless address", get(`/${"a".repeat(2000)}`)],
  ])("shares nothing for %s", (_, request) => {
    expect(pageKey(request)).toBeNull();
  });

  test("a page whose name begins like the cart's is shared", () => {
    expect(pageKey(get("/checkout-counter-bell"))).not.toBeNull();
  });

  test.each([
    ["shops", get("/", { host: "leaf.localhost" })],
    ["addresses", get("/?page=2")],
    ["schemes", get("/", { "x-forwarded-proto": "https" })],
    ["confirmed ages", get("/", { cookie: "age_confirm=1" })],
  ])("differs between %s", (_, other) => {
    expect(pageKey(other)).not.toBe(pageKey(get("/")));
  });
});

describe("pickEncoding", () => {
  test.each([
    [undefined, "identity"],
    ["gzip, deflate", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0", "identity"],
    ["br;q=0.9", "br"],
  ])("%s gives %s", (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});
