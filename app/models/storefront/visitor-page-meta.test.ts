import { expect, test } from "vitest";
import { metaOfAnswer, visitorPageMeta } from "./visitor-page-meta";

const call = (isRefused: boolean, key = "default") => ({
  matches: [{ id: "root", data: { shop: { titleSuffix: " | Harbor" }, isRefused } }],
  location: { key },
});

test("a page of one visitor has its parts and the shop's name in its title, and is not indexed", () => {
  expect(visitorPageMeta(call(false), "Payment, step 4 of 5", "Checkout")).toEqual([
    { title: "Payment, step 4 of 5 | Checkout | Harbor" },
    { name: "robots", content: "noindex" },
  ]);
});

test("the document that refuses a form says so, the page that is opened next does not", () => {
  expect(visitorPageMeta(call(true), "Sign in")).toContainEqual({ title: "Error: Sign in | Harbor" });
  expect(visitorPageMeta(call(true, "x7f3"), "Sign in")).toContainEqual({ title: "Sign in | Harbor" });
  const tags = [{ title: "Tide mug" }, { name: "description", content: "A mug." }];
  expect(metaOfAnswer(call(true), tags)).toEqual([{ title: "Error: Tide mug" }, tags[1]]);
  expect(metaOfAnswer(call(false), tags)).toEqual(tags);
});
