import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawPicture, makeFolder, type TestFolder } from "../../../../tests/support/shop-folder";
import { createDiskStore } from "../file-store/disk-store.server";
import { maxPictureBytes, storeImage } from "./store-image.server";

let disk: TestFolder;
beforeAll(async () => {
  disk = await makeFolder();
});
afterAll(() => disk.remove());

const store = (bytes: Uint8Array) =>
  storeImage({ fileStore: createDiskStore(disk.path), shopCode: "corner" }, bytes, "A mug");
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#ffffff" }, limitInputPixels: false });

test.each(["png", "jpeg", "webp"] as const)(
  "a %s keeps its size and is named by its content",
  async (format) => {
    const image = await store(await drawPicture("#446688", { format }));
    expect(image).toEqual({
      url: expect.stringMatching(/^\/media\/corner\/[0-9a-f]{16}-40x30$/),
      alt: "A mug",
      width: 40,
      height: 30,
    });
  },
);

test("the same bytes are kept once", async () => {
  const bytes = await drawPicture("#123456");
  await store(bytes);
  const before = await readdir(join(disk.path, "media", "corner"));
  await store(bytes);
  expect(await readdir(join(disk.path, "media", "corner"))).toEqual(before);
});

test("a photograph that lies on its side has the size it is seen in", async () => {
  const bytes = await blank(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await store(bytes)).toMatchObject({ width: 30, height: 40 });
});

describe("refused", () => {
  const named = (start: string, rest = "") =>
    Buffer.concat([Buffer.from(start, "latin1"), Buffer.from(rest)]);

  test.each([
    ["text", Buffer.from("hello")],
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    [
      "an SVG, which may hold scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ["a program", named("MZ\x90\0\x03\0\0\0", "This program cannot be run in DOS mode")],
    [
      "a TIFF",
      sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .tiff()
        .toBuffer(),
    ],
  ])("%s", async (_what, bytes) => {
    await expect(store(await bytes)).rejects.toThrow("it is not a JPEG, PNG, WebP, AVIF or GIF picture");
  });

  test.each([
    ["JPEG", named("\xff\xd8\xff", "<script>alert(1)</script>")],
    ["PNG", named("\x89PNG\r\n\x1a\n", "<html>")],
    ["GIF", named("GIF89a", "=1;alert(1)")],
  ])("something else behind the first bytes of a %s", async (_what, bytes) => {
    await expect(store(bytes)).rejects.toThrow("the picture is damaged");
  });

  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)("a %s that was cut off", async (format) => {
    const whole = await noise(300, 300).toFormat(format).toBuffer();
    await expect(store(whole.subarray(0, whole.length / 2))).rejects.toThrow("the picture is damaged");
  });

  test("one byte more than the limit", async () => {
    await expect(store(Buffer.alloc(maxPictureBytes + 1))).rejects.toThrow("exceeds 20 MB");
  });

  test("a few kilobytes that would unpack to 40 megapixels and more, but not exactly 40", async () => {
    const bomb = await blank(8000, 5001).png().toBuffer();
    expect(bomb.byteLength).toBeLessThan(150_000);
    await expect(store(bomb)).rejects.toThrow("exceeds 40 megapixels");
    await expect(store(await blank(8000, 5000).png().toBuffer())).resolves.toMatchObject({ width: 8000 });
  });

  test("a side no format has", async () => {
    await expect(store(await blank(16_384, 2).png().toBuffer())).rejects.toThrow("longer than 16383 px");
    await expect(store(await blank(16_383, 2).png().toBuffer())).resolves.toMatchObject({ width: 16_383 });
  });
});
