// @public

import { join } from "node:path";

/** What the SKUs of sample products begin with. */
export const samplePrefix = "SAMPLE-";
/** Products to look around with, whose pictures are the demo's. */
export const sampleGoods = {
  file: join(process.cwd(), "app", "cli", "sample-products", "products.csv"),
  imagesFolder: join(process.cwd(), "shops", "harbor", "images"),
};
