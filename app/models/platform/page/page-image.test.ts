import { expect, test } from "vitest";
import { pageImage } from "./page-image";

const origin = "https://a.example";
const stored = "/media/acme/0123456789abcdef-1600x900";

test.each([
  ["a wide picture is made narrower", { width: 1600, height: 900 }, { width: 960, height: 540 }],
  ["a small one is never made wider", { width: 400, height: 300 }, { width: 400, height: 300 }],
  ["an unknown size stays unknown", { width: 0, height: 0 }, { width: null, height: null }],
])("%s", (_, size, wanted) => {
  const image = pageImage(origin, { url: stored, alt: "A mug", ...size });
  expect(image).toMatchObject({ ...wanted, alt: "A mug" });
  expect(image.url).toBe(`${origin}${stored}-960.jpg`);
});

test("an external picture is unchanged", () => {
  const outside = { url: "https://cdn.example/a.jpg", alt: "", width: 2000, height: 1000 };
  expect(pageImage(origin, outside)).toEqual(outside);
});
