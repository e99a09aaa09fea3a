// @public

import { join } from "node:path";

/** Products to look around with, whose pictures are the demo's. Their SKUs begin alike. */
export const sampleGoods = {
  file: join(process.cwd(), "app", "cli", "sample-products", "products.csv"),
  imagesFolder: join(process.cwd(), "shops", "harbor", "images"),
};
