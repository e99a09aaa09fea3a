import { describe, expect, test } from "vitest";
import { pathOfLink } from "./path-of-link";

const origin = "https://harbor.example";
const here = { origin, href: `${origin}/kitchen?page=2` };
const link = (href: string, attributes: { target?: string; rel?: string; download?: true } = {}) => ({
  href,
  target: attributes.target ?? "",
  rel: attributes.rel ?? "",
  hasAttribute: (name: string) => name === "download" && attributes.download === true,
});

test.each([
  [`${origin}/tide-mug`, "/tide-mug"],
  [`${origin}/search?q=mug#products`, "/search?q=mug#products"],
  [`${origin}/kitchen?page=2`, "/kitchen?page=2"],
  [`${origin}/kitchen#about`, "/kitchen#about"],
  [`${origin}/mediation`, "/mediation"],
])("the app goes to %s", (href, path) => {
  expect(pathOfLink(link(href), here)).toBe(path);
});

describe("the browser follows", () => {
  test.each([
    ["a link out of the shop", link("https://elsewhere.example/tide-mug")],
    ["another scheme", link("mailto:hello@harbor.example")],
    ["a script", link("javascript:alert(1)")],
    ["what is no address", link("")],
    ["a place on the page in view", link(`${origin}/kitchen?page=2#content`)],
    ["a picture", link(`${origin}/media/acme/0123456789abcdef`)],
    ["a file", link(`${origin}/size-guide.pdf`)],
    ["a call", link(`${origin}/api/countries`)],
    ["a link into a new tab", link(`${origin}/tide-mug`, { target: "_blank" })],
    ["a download", link(`${origin}/tide-mug`, { download: true })],
    ["a link its owner marks as external", link(`${origin}/tide-mug`, { rel: "nofollow external" })],
  ])("%s", (_, given) => {
    expect(pathOfLink(given, here)).toBeNull();
  });
});
