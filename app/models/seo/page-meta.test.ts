import { describe, expect, it } from "vitest";
import { metaTags, metaText, type PageMeta, robotsDirective } from "./page-meta";

const meta: PageMeta = {
  title: "Mugs",
  description: "",
  canonical: "https://a.example/mugs",
  robots: "index,follow",
  imageUrl: "",
  type: "website",
};

it("writes the robots directive of the setting", () => {
  expect(robotsDirective("noindex_follow")).toBe("noindex,follow");
});

it("leaves out what is empty or the default", () => {
  expect(metaTags(meta)).not.toContainEqual(expect.objectContaining({ name: expect.anything() }));
});

it("writes machine-readable data with its context", () => {
  expect(metaTags(meta, { "@type": "Product" })).toContainEqual({
    "script:ld+json": { "@context": "https://schema.org", "@type": "Product" },
  });
});

describe("a description", () => {
  it("loses tags and needless space", () => {
    expect(metaText("<p>Salt &amp;\n pepper</p><p>mill</p>")).toBe("Salt & pepper mill");
  });
  it("is cut at a word", () => {
    expect(metaText("one two three", 10)).toBe("one two…");
  });
  it("keeps what just fits", () => {
    expect(metaText("one two three", 13)).toBe("one two three");
  });
});
