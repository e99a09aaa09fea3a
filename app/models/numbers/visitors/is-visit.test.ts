import { expect, test } from "vitest";
import { isVisit } from "./is-visit";

const accept = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const asked = { method: "GET", path: "/mugs", status: 200, headers: { accept } };

test.each([
  ["a page", asked],
  ["the home page", { ...asked, path: "/" }],
  ["a page whose address looks like the office's", { ...asked, path: "/administration" }],
  ["a page that the browser holds", { ...asked, status: 304 }],
  ["a page of a browser that says what for", { ...asked, headers: { accept, "sec-fetch-dest": "document" } }],
])("%s is a visit (rule numbers-9)", (_what, request) => {
  expect(isVisit(request)).toBe(true);
});

test.each([
  ["a post", { ...asked, method: "POST" }],
  ["a page that is not there", { ...asked, status: 404 }],
  ["an address that leads on", { ...asked, status: 301 }],
  ["what a script asks for", { ...asked, headers: { accept: "*/*" } }],
  ["a program without a word", { ...asked, headers: {} }],
  ["a page fetched ahead", { ...asked, headers: { accept, "sec-purpose": "prefetch;prerender" } }],
  ["a page in a frame", { ...asked, headers: { accept, "sec-fetch-dest": "iframe" } }],
  ["the office", { ...asked, path: "/admin" }],
  ["the API", { ...asked, path: "/api/modules" }],
  ["a picture", { ...asked, path: "/media/mug.jpg" }],
  ["what is for crawlers", { ...asked, path: "/robots.txt" }],
])("%s is none", (_what, request) => {
  expect(isVisit(request)).toBe(false);
});
