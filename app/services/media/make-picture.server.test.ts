import sharp, { type Sharp } from "sharp";
import { afterAll, expect, test } from "vitest";
import { pictureFormats, pictureWidthsPx } from "~/models/media/media-address";
import { type Luminance, structuralSimilarity } from "../../../tests/support/structural-similarity";
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

test.each(pictures.flatMap((name) => pictureFormats.map((format) => [name, format] as const)))(
  "%s as %s looks like its original at every width, pale grounds most of all (pictures-4)",
  async (name, format) => {
    for (const widthPx of pictureWidthsPx) {
      const original = sharp(inHarbor(name))
        .autoOrient()
        .resize({ width: widthPx, withoutEnlargement: true });
      const made = await makePicture(workers, inHarbor(name), widthPx, format);
      // Through PNG, as a pipeline of sharp's puts the greyscale before the resizing.
      const exact = sharp(await original.png().toBuffer());
      const { whole, pale } = structuralSimilarity(await luminance(exact), await luminance(sharp(made)));
      expect(whole, `${widthPx} px`).toBeGreaterThanOrEqual(0.96);
      expect(pale, `${widthPx} px, pale grounds`).toBeGreaterThanOrEqual(0.97);
    }
  },
);
