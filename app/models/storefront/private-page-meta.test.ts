import { expect, test } from "vitest";
import { privatePageMeta } from "./private-page-meta";

test("a private page has its title and is not indexed", () => {
  expect(privatePageMeta("My Account")).toEqual([
    { title: "My Account" },
    { name: "robots", content: "noindex" },
  ]);
});
