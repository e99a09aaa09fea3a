import { expect, test } from "vitest";
import { CookieJar } from "./cookie-jar";

const nowMs = Date.UTC(2025, 5, 1);

test("a cookie is sent only to the host that set it", () => {
  const jar = new CookieJar();
  jar.keep("harbor.localhost", ["a=1; Path=/", "b=x=y; HttpOnly"], nowMs);
  expect(jar.header("harbor.localhost")).toBe("a=1; b=x=y");
  expect(jar.header("leaf.localhost")).toBe("");
});

test.each(["a=; Max-Age=0", "a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"])("%s removes it", (line) => {
  const jar = new CookieJar();
  jar.keep("h", ["a=1"], nowMs);
  jar.keep("h", [line], nowMs);
  expect(jar.header("h")).toBe("");
});
