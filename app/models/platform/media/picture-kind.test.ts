import { expect, test } from "vitest";
import { pictureKind } from "./picture-kind";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["\xff\xd8\xff\xe0", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF89a", "gif"],
  ["GIF87a", "gif"],
  ["RIFF\x10\0\0\0WEBPVP8 ", "webp"],
  ["\0\0\0\x20ftypavif\0\0\0\0avifmif1", "heif"],
  ["\0\0\0\x20ftypmif1\0\0\0\0mif1avif", "heif"],
])("%j begins a picture", (start, kind) => {
  expect(pictureKind(bytes(start))).toBe(kind);
});

test.each([
  ["nothing", ""],
  ["a page", "<!doctype html><script>"],
  ["a drawing with scripts", '<svg xmlns="http://www.w3.org/2000/svg">'],
  ["a program", "MZ\x90\0\x03"],
  ["a sound", "RIFF\x10\0\0\0WAVEfmt "],
  ["a film", "\0\0\0\x20ftypisom\0\0\x02\0isommp41"],
  ["a phone's photograph", "\0\0\0\x20ftypheic\0\0\0\0mif1heic"],
  ["a picture after a page", "<html>\xff\xd8\xff"],
])("%s does not", (_what, start) => {
  expect(pictureKind(bytes(start))).toBeNull();
});
