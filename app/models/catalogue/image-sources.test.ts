import { describe, expect, it } from "vitest";
import { imageSources } from "./image-sources";

const stored = (width: number) => ({ url: "/media/acme/0123456789abcdef", alt: "", width, height: width });

describe("a stored picture", () => {
  it("is offered in every width it has, and no wider", () => {
    const { srcSet } = imageSources(stored(640));
    expect(srcSet?.match(/\d+w/g)).toEqual(["160w", "320w", "480w", "640w"]);
  });
  it("smaller than every width is offered in the smallest", () => {
    expect(imageSources(stored(90)).srcSet).toBe("/media/acme/0123456789abcdef-160.webp 160w");
  });
  it("has dimensions even when they were never learned", () => {
    expect(imageSources(stored(0))).toMatchObject({ width: 1000, height: 1000 });
  });
});

it("an outside picture is used as it is", () => {
  const url = "https://cdn.example.com/a.jpg";
  expect(imageSources({ ...stored(800), url })).toEqual({ src: url, width: 800, height: 800 });
});
