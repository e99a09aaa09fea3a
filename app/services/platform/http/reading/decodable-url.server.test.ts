import { expect, test } from "vitest";
import { decodableUrl } from "./decodable-url.server";

test.each([
  ["/kitchen/color=Blue?page=2", "/kitchen/color=Blue?page=2"],
  ["/caf%C3%A9%2Fbar", "/caf%C3%A9%2Fbar"],
  ["/search?q=%zz", "/search?q=%zz"],
  ["/%", "/%2F%25"],
  ["/%E0%A4%A", "/%2F%25E0%25A4%25A"],
  ["/kitchen/a%0D%0Ab?page=2", "/%2Fkitchen%2Fa%250D%250Ab?page=2"],
  ["/a%E2%80%A8b", "/%2Fa%25E2%2580%25A8b"],
  ["/caf%C3%A9/%zz?page=2", "/%2Fcaf%25C3%25A9%2F%25zz?page=2"],
])("%s is read as %s", (url, readable) => {
  expect(decodableUrl(url)).toBe(readable);
});
