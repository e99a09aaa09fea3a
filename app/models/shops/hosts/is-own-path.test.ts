import { expect, test } from "vitest";
import { isOwnPath } from "./is-own-path";

test.each([
  "/",
  "/mug?redirect=//evil.example",
  "/a//b",
  "/a/../b",
  "/caf%C3%A9",
  "/x?y=\\",
  "/.well-known/x",
])("%s is a path of this host", (target) => {
  expect(isOwnPath(target)).toBe(true);
});

test.each([
  "//evil.example/mug",
  "//",
  "/\\evil.example",
  "/a\\b",
  "/.//evil.example",
  "/%2e//evil.example",
  "/a/..//evil.example",
  "http://evil.example/mug",
  "evil.example",
  "*",
  "",
])("%s is not", (target) => {
  expect(isOwnPath(target)).toBe(false);
});
