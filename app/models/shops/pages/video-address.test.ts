import { expect, test } from "vitest";
import { videoEmbedUrl, videoPageUrl } from "./video-address";

const film = { service: "youtube", id: "aBc123", isPlayList: false } as const;
const list = { service: "youtube", id: "PL123", isPlayList: true } as const;
const short = { service: "vimeo", id: "4711", isPlayList: false } as const;

test.each([
  [film, {}, "https://www.youtube-nocookie.com/embed/aBc123?rel=0"],
  [film, { startAtS: 90 }, "https://www.youtube-nocookie.com/embed/aBc123?start=90&rel=0"],
  [
    film,
    { autoplay: true, mute: true, loop: true },
    "https://www.youtube-nocookie.com/embed/aBc123?autoplay=1&mute=1&loop=1&playlist=aBc123&rel=0",
  ],
  [list, {}, "https://www.youtube-nocookie.com/embed/videoseries?list=PL123&rel=0"],
  [list, { loop: true }, "https://www.youtube-nocookie.com/embed/videoseries?list=PL123&loop=1&rel=0"],
  [
    short,
    { autoplay: true, mute: true, loop: true, startAtS: 5 },
    "https://player.vimeo.com/video/4711?autoplay=1&muted=1&loop=1&dnt=1#t=5s",
  ],
  [{ ...short, isPlayList: true }, {}, "https://vimeo.com/showcase/4711/embed?dnt=1"],
] as const)("%j played %j is at %s", (source, play, url) => {
  expect(videoEmbedUrl(source, play)).toBe(url);
});

test.each([
  [film, "https://www.youtube.com/watch?v=aBc123&t=90s"],
  [list, "https://www.youtube.com/playlist?list=PL123"],
  [short, "https://vimeo.com/4711"],
] as const)("%j has the page %s", (source, url) => {
  expect(videoPageUrl(source, 90)).toBe(url);
});
