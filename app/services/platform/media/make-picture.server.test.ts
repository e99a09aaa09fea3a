import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { afterAll, expect, test } from "vitest";
import { pictureFormats } from "~/models/platform/media/media-address";
import {
  type Luminance,
  structuralSimilarity,
} from "../../../../tests/support/pictures/structural-similarity";
import { makePicture } from "./make-picture.server";
import { createPictureWorkers } from "./picture-workers.server";

const workers = createPictureWorkers();
afterAll(() => workers.close());

const inHarbor = (name: string) => `shops/harbor/images/${name}.webp`;
/** The knit that is hardest to keep, goods on pale grounds, and a banner. */
const pictures = ["yoke-sweater-gray", "fireside-lounge-chair-2", "cat-clothing", "tide-mug-chalk"];

async function luminance(picture: Sharp): Promise<Luminance> {
  const { data, info } = await picture
    .flatten({ background: "#ffffff" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/**
 * The offered widths that are hardest to keep, as details are smallest there: from 320 px on, wider copies
 * are more alike.
 */
const hardestPx = [160, 320] as const;
const tried = [
  ...pictures.flatMap((name) => hardestPx.map((widthPx) => [name, widthPx] as const)),
  ["yoke-sweater-gray", 480] as const,
];

test.each(
  tried.flatMap(([name, widthPx]) => pictureFormats.map((format) => [name, widthPx, format] as const)),
)(
  "%s, %i px wide, as %s looks like its original, pale grounds most of all (pictures-4)",
  async (name, widthPx, format) => {
    const original = sharp(inHarbor(name)).autoOrient().resize({ width: widthPx });
    const made = await makePicture(workers, await readFile(inHarbor(name)), widthPx, format);
    // Through PNG, as a pipeline of sharp's puts the greyscale before the resizing.
    const exact = sharp(await original.png().toBuffer());
    const { whole, pale } = structuralSimilarity(await luminance(exact), await luminance(sharp(made)));
    expect(whole).toBeGreaterThanOrEqual(0.96);
    expect(pale).toBeGreaterThanOrEqual(0.97);
  },
);

test("a copy is never wider than its original", async () => {
  const { width } = await sharp(inHarbor("tide-mug-chalk")).metadata();
  const made = await makePicture(workers, await readFile(inHarbor("tide-mug-chalk")), 1280, "jpg");
  expect((await sharp(made).metadata()).width).toBe(width);
});
