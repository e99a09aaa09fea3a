import { expect, it } from "vitest";
import { itemListJsonLd, organizationJsonLd, webSiteJsonLd } from "./site-json-ld";

const site = { name: "Harbor", url: "https://a.example/", logoUrl: "", email: "hello@a.example", phone: "" };

it("leaves out what the shop has not set", () => {
  expect(JSON.parse(JSON.stringify(organizationJsonLd(site)))).toEqual({
    "@type": "Organization",
    name: "Harbor",
    url: "https://a.example/",
    email: "hello@a.example",
  });
});

it("contains the search address", () => {
  const url = "https://a.example/search?q={search_term_string}";
  expect(webSiteJsonLd(site, url)).toMatchObject({ potentialAction: { target: { urlTemplate: url } } });
});

it("counts positions across pages", () => {
  expect(itemListJsonLd(["https://a.example/a", "https://a.example/b"], 25)).toMatchObject({
    itemListElement: [{ position: 25 }, { position: 26, url: "https://a.example/b" }],
  });
});
