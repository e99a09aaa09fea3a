import { expect, it } from "vitest";
import { galleryItems, videoViews } from "./gallery-items";

const url = "https://youtu.be/dQw4w9WgXcQ";

it("a video without data from its provider has no title or thumbnail", () => {
  expect(videoViews([url], new Map())[0]).toMatchObject({ thumbnailUrl: "", isEmbeddable: null });
});

it("uses the provider's data", () => {
  const known = new Map([[url, { title: "Throwing", thumbnailUrl: "https://i/1.jpg", isEmbeddable: true }]]);
  expect(videoViews([url], known)[0]).toMatchObject({ title: "Throwing", isEmbeddable: true });
});

it("plays a video on request, and links to its page without a script", () => {
  expect(videoViews([url], new Map())[0]).toMatchObject({
    embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    pageUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
});

it("skips addresses that are not videos", () => {
  expect(videoViews(["https://example.com/a.mp4"], new Map())).toEqual([]);
});

it("shows pictures before videos", () => {
  const image = { url: "/media/a/b", alt: "", width: 1, height: 1 };
  expect(galleryItems([image], videoViews([url], new Map())).map((item) => item.kind)).toEqual([
    "image",
    "video",
  ]);
});
