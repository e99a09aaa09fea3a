import { expect, test } from "vitest";
import { decodableUrl } from "./decodable-url.server";

test.each([
  ["/kitchen/color=Blue?page=2", "/kitchen/color=Blue?page=2"],
  ["/caf%C3%A9%2Fbar", "/caf%C3%A9%2Fbar"],
  ["/search?q=%zz", "/search?q=%zz"],
  ["/%", "/%2F%25"],
  ["/%E0%A4%A", "/%2F%25E0%25A4%25A"],
  ["/caf%C3%A9/%zz?page=2", "/%2Fcaf%25C3%25A9%2F%25zz?page=2"],
])("%s is read as %s", (url, readable) => {
  expect(decodableUrl(url)).toBe(readable);
});
