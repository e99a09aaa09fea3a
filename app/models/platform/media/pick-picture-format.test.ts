import { expect, test } from "vitest";
import { pickPictureFormat } from "./pick-picture-format";

test.each([
  ["image/avif,image/webp,image/apng,image/*,*/*;q=0.8", "avif"],
  ["image/webp,*/*", "webp"],
  ["image/avif;q=0, image/webp", "webp"],
  ["IMAGE/AVIF; q=0.5", "avif"],
  ["image/avif;q=0.0,image/webp;q=0", "jpg"],
  ["*/*", "jpg"],
  ["image/*", "jpg"],
  ["", "jpg"],
  [undefined, "jpg"],
])("a client that accepts %j gets %s", (accept, format) => {
  expect(pickPictureFormat(accept)).toBe(format);
});
