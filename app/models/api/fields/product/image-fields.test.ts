import { expect, test } from "vitest";
import { mainImageUrl } from "./image-fields";

const picture = { url: "https://pictures.test/mug.jpg", alt: "", width: 100, height: 100 };
const other = { ...picture, url: "https://pictures.test/shop.jpg" };

test("a bar marks the main picture of a variation, and no other (rule api-24)", () => {
  const url = "https://pictures.test/mug.jpg";
  expect(mainImageUrl(picture, [picture])).toBe(`${url}#|`);
  expect(mainImageUrl(picture, [other])).toBe(url);
  expect(mainImageUrl(picture, [])).toBe(url);
  expect(mainImageUrl(null, [picture])).toBeNull();
});
