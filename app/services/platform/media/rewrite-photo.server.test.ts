import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { busyPhotosMessage, unreadablePhotoMessage } from "~/models/platform/upload/photo-limits";
import { createPictureWorkers, PictureWorkersBusy } from "./picture-workers.server";
import { rewritePhoto } from "./rewrite-photo.server";

const photoWorkers = createPictureWorkers();
afterAll(() => photoWorkers.close());

/** A photo of a phone: 96 by 64 px in four colors, with the place it was taken at. */
const heic = () => readFile("tests/fixtures/quadrants.heic");
const unreadable = { code: "invalid", field: "files", message: unreadablePhotoMessage };

describe("a HEIC (rule reviews-4)", () => {
  test("becomes a WebP with its colors and without metadata", async () => {
    const photo = sharp(await rewritePhoto(await heic(), { photoWorkers }));
    const { format, width, height, exif } = await photo.metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "webp",
      width: 96,
      height: 64,
      exif: undefined,
    });
    const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const near = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * 3).subarray(0, 3)].map((value) => (value > 128 ? 1 : 0));
    expect([near(20, 16), near(70, 16), near(20, 48), near(70, 48)]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [1, 1, 0],
    ]);
  });

  test("that is cut off cannot be read", async () => {
    const bytes = (await heic()).subarray(0, 600);
    await expect(rewritePhoto(bytes, { photoWorkers })).rejects.toMatchObject(unreadable);
  });

  test("that says it has more than 40 megapixels is not decoded", async () => {
    const bytes = await heic();
    const size = bytes.indexOf("ispe") + 8;
    bytes.writeUInt32BE(8_000, size);
    bytes.writeUInt32BE(5_001, size + 4);
    await expect(rewritePhoto(bytes, { photoWorkers })).rejects.toMatchObject(unreadable);
  });
});

test("an SVG is drawn", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>',
  );
  const { format, width } = await sharp(await rewritePhoto(svg, { photoWorkers })).metadata();
  expect({ format, width }).toEqual({ format: "webp", width: 30 });
});

test("without workers a process is started for one photo", async () => {
  expect(await rewritePhoto(await heic())).toBeInstanceOf(Buffer);
});

test("while too many photos wait, one is asked to try again (rule pictures-6)", async () => {
  const busy = { run: () => Promise.reject(new PictureWorkersBusy()), close: async () => {} };
  await expect(rewritePhoto(await heic(), { photoWorkers: busy })).rejects.toMatchObject({
    code: "unavailable",
    field: "files",
    message: busyPhotosMessage,
  });
});
