import { expect, it } from "vitest";
import { galleryItems, videoViews } from "./gallery-items";

const url = "https://youtu.be/dQw4w9WgXcQ";

it("knows nothing of a video nobody asked about", () => {
  expect(videoViews([url], new Map())[0]).toMatchObject({ thumbnailUrl: "", isEmbeddable: null });
});

it("shows what the provider said", () => {
  const known = new Map([[url, { title: "Throwing", thumbnailUrl: "https://i/1.jpg", isEmbeddable: true }]]);
  expect(videoViews([url], known)[0]).toMatchObject({ title: "Throwing", isEmbeddable: true });
});

it("plays a video that was asked for, and leads to its own page without a script", () => {
  expect(videoViews([url], new Map())[0]).toMatchObject({
    embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
    pageUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  });
});

it("leaves out what is no video", () => {
  expect(videoViews(["https://example.com/a.mp4"], new Map())).toEqual([]);
});

it("shows pictures before videos", () => {
  const image = { url: "/media/a/b", alt: "", width: 1, height: 1 };
  expect(galleryItems([image], videoViews([url], new Map())).map((item) => item.kind)).toEqual([
    "image",
    "video",
  ]);
});
