import { describe, expect, test } from "vitest";
import { parseStartAtS, parseVideoSource, parseVideoUrl } from "./video-source";

describe("an owner's video", () => {
  test("is an id of the selected service", () => {
    expect(parseVideoSource(" 76979871 ", "vimeo", false)).toEqual({
      service: "vimeo",
      id: "76979871",
      isPlayList: false,
    });
  });

  test.each([
    "https://www.youtube.com/watch?v=aBc_123-XyZ",
    "https://youtu.be/aBc_123-XyZ?si=abc",
    "https://www.youtube.com/embed/aBc_123-XyZ",
    "https://m.youtube.com/shorts/aBc_123-XyZ",
    "https://music.youtube.com/watch?v=aBc_123-XyZ",
    "https://www.youtube.com/v/aBc_123-XyZ",
    "https://www.youtube.com/watch?v=aBc_123-XyZ&list=PL123",
  ])("may be the address %s", (address) => {
    expect(parseVideoSource(address, "vimeo", false)).toEqual({
      service: "youtube",
      id: "aBc_123-XyZ",
      isPlayList: false,
    });
  });

  test.each([
    ["https://www.youtube.com/playlist?list=PL123", "youtube", "PL123"],
    ["https://www.youtube.com/embed/videoseries?list=PL123", "youtube", "PL123"],
    ["https://vimeo.com/showcase/4711", "vimeo", "4711"],
  ])("may be the list %s", (address, service, id) => {
    expect(parseVideoSource(address, "youtube", false)).toEqual({ service, id, isPlayList: true });
  });

  test.each([
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871?h=1",
    "https://vimeo.com/channels/staff/76979871",
  ])("may be the video %s", (address) => {
    expect(parseVideoSource(address, "youtube", false)).toEqual({
      service: "vimeo",
      id: "76979871",
      isPlayList: false,
    });
  });

  test.each([
    "",
    "two words",
    "https://film.example/watch?v=aBc_123-XyZ",
    "https://youtube.com.evil.example/watch?v=aBc_123-XyZ",
    "javascript:alert(1)",
    "https://www.youtube.com/",
    "https://www.youtube.com/@makers",
    'https://youtu.be/"><script>',
    "javascript://youtube.com/watch?v=aBc_123-XyZ",
    "https://vimeo.com/about",
    'abc"onload="x',
  ])("is not supported: %j", (text) => {
    expect(parseVideoSource(text, "youtube", false)).toBeNull();
  });
});

describe("the address of a product's video", () => {
  test("is the address of a single video", () => {
    const film = { service: "youtube", id: "aBc_123-XyZ", isPlayList: false };
    expect(parseVideoUrl("https://youtu.be/aBc_123-XyZ")).toEqual(film);
  });

  test.each([
    "mug.mp4",
    "aBc_123-XyZ",
    "https://www.youtube.com/playlist?list=PL123",
    "https://vimeo.com/showcase/4711",
  ])("is not %j", (text) => {
    expect(parseVideoUrl(text)).toBeNull();
  });
});

test.each([
  ["90", 90],
  ["1:30", 90],
  ["1:02:03", 3723],
  ["", 0],
  ["-5", 0],
  ["soon", 0],
  ["1:99", 0],
])("a start at %j means second %d", (text, seconds) => {
  expect(parseStartAtS(text)).toBe(seconds);
});
