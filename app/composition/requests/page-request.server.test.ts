import { describe, expect, test } from "vitest";
import { noticeCookie } from "~/services/shops/answers/notice-cookie.server";
import { pageRequest, sharedRequest } from "./page-request.server";

const get = (url: string, headers: Record<string, string> = {}) => ({
  method: "GET",
  url,
  headers: { host: "harbor.localhost", ...headers },
});
const keyOf = (request: ReturnType<typeof get>) => pageRequest(request)?.key;
const token = "t".repeat(43);
const placeCookie = `visitor_location=${encodeURIComponent('{"latitude":40.745,"longitude":-75.3199}')}`;
const sellerCookie = `preferred_seller=${encodeURIComponent('{"sellerId":"0b7c2f0e-7c1d-4a3e-9b52-6d1f6a4f2c11","name":"A"}')}`;
const noticeFor = (page: string) => noticeCookie(["Hello"], "", page).split(";")[0] ?? "";

describe("the key of a page", () => {
  test("does not depend on a notice for another page", () => {
    const added = get("/kitchen", { cookie: noticeFor("/checkout/cart") });
    expect(keyOf(added)).toBe(keyOf(get("/kitchen")));
  });

  test("does not depend on other cookies", () => {
    expect(keyOf(get("/kitchen", { cookie: "theme=dark" }))).toBe(keyOf(get("/kitchen")));
  });

  test.each([
    ["port", { host: "harbor.localhost:8080" }],
    ["spelling of the host", { host: "HARBOR.localhost." }],
    ["claim of a scheme", { "x-forwarded-proto": "https" }],
  ])("does not depend on the %s", (_, headers) => {
    expect(keyOf(get("/", headers))).toBe(keyOf(get("/")));
  });

  test("does not contain the session, which decides the audience", () => {
    expect(keyOf(get("/kitchen", { cookie: `awning_session=${token}` }))).toBe(keyOf(get("/kitchen")));
  });

  test.each([
    ["shops", get("/", { host: "leaf.localhost" })],
    ["addresses", get("/?page=2")],
    ["confirmed ages", get("/", { cookie: "age_confirm=1" })],
    ["answers to the consent banner", get("/", { cookie: "awning_consent=declined" })],
    ["places", get("/", { cookie: placeCookie })],
    ["preferred sellers", get("/", { cookie: sellerCookie })],
  ])("differs between %s", (_, other) => {
    expect(keyOf(other)).not.toBe(keyOf(get("/")));
  });

  test("does not depend on what else a place's cookie contains", () => {
    const more = placeCookie.replace("%7B", "%7B%22more%22%3A1%2C");
    expect(keyOf(get("/", { cookie: more }))).toBe(keyOf(get("/", { cookie: placeCookie })));
    expect(keyOf(get("/", { cookie: "visitor_location=x" }))).toBe(keyOf(get("/")));
  });

  test("counts only the exact value of the age cookie as confirmed", () => {
    expect(keyOf(get("/", { cookie: "age_confirm=10" }))).toBe(keyOf(get("/")));
  });
});

describe("a page request", () => {
  test("is none for who works in the office (rule content-security-12)", () => {
    expect(pageRequest(get("/kitchen", { cookie: `awning_staff=${token}` }))).toBeNull();
  });

  test.each([
    ["a session named by an API client", get("/kitchen", { "session-id": "abc" })],
    ["a post", { ...get("/kitchen"), method: "POST" }],
    ["the cart", get("/checkout/cart")],
    ["an order", get("/order/1")],
    ["the account", get("/account/dashboard")],
    ["the API", get("/api-graphql")],
    ["an endless address", get(`/${"a".repeat(2000)}`)],
    ["a page whose notice cannot be read", get("/kitchen", { cookie: "awning_notice=W10" })],
    ["a page that tells this visitor something", get("/kitchen?page=2", { cookie: noticeFor("/kitchen") })],
  ])("is not made by %s", (_, request) => {
    expect(pageRequest(request)).toBeNull();
  });

  test("is made for a page whose slug begins like the cart's", () => {
    expect(pageRequest(get("/checkout-counter-bell"))).not.toBeNull();
  });

  test("carries the session of the visitor", () => {
    expect(pageRequest(get("/", { cookie: `awning_session=${token}` }))?.token).toBe(token);
  });

  test("ignores a malformed session token", () => {
    expect(pageRequest(get("/", { cookie: "awning_session=abc" }))?.token).toBeNull();
  });
});

test("a shared page is rendered without the visitor's own headers", () => {
  const cookie = `awning_session=${token}; age_confirm=1; awning_browser=x; awning_consent=granted`;
  const own = get("/kitchen", { cookie, accept: "image/png", "accept-language": "de" });
  const { headers, url } = sharedRequest(own as never);
  expect([...headers]).toEqual([
    ["accept", "text/html"],
    ["cookie", "age_confirm=1;awning_consent=granted"],
    ["host", "harbor.localhost"],
  ]);
  expect(url).toBe("http://harbor.localhost/kitchen");
});
