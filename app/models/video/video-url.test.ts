import { describe, expect, it, test } from "vitest";
import { parseVideoUrl, videoEmbedUrl, videoPageUrl } from "./video-url";

describe("a video is found", () => {
  test.each([
    ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3s", "youtube", "dQw4w9WgXcQ"],
    ["https://youtu.be/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://www.youtube.com/embed/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://youtube.com/shorts/dQw4w9WgXcQ", "youtube", "dQw4w9WgXcQ"],
    ["https://vimeo.com/76979871", "vimeo", "76979871"],
    ["https://player.vimeo.com/video/76979871?h=1", "vimeo", "76979871"],
    ["https://vimeo.com/channels/staffpicks/76979871", "vimeo", "76979871"],
  ])("in %s", (url, provider, id) => {
    expect(parseVideoUrl(url)).toEqual({ provider, id });
  });
});

describe("no video is found", () => {
  test.each([
    "",
    "mug.mp4",
    "https://www.youtube.com/",
    "https://www.youtube.com/@makers",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "https://vimeo.com/about",
    "javascript://youtube.com/watch?v=dQw4w9WgXcQ",
    'https://youtu.be/"><script>',
  ])("in %j", (url) => {
    expect(parseVideoUrl(url)).toBeNull();
  });
});

it("is framed without cookies before it plays", () => {
  expect(videoEmbedUrl({ provider: "youtube", id: "abcdef" })).toContain(
    "//www.youtube-nocookie.com/embed/abcdef",
  );
});

it("has a page of its own that leads back to it", () => {
  const video = { provider: "vimeo", id: "76979871" } as const;
  expect(parseVideoUrl(videoPageUrl(video))).toEqual(video);
});
