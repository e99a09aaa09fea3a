import { describe, expect, it, test } from "vitest";
import { imageAtUrl, imageSources, sizedUrl } from "./image-sources";

const url = "/media/acme/0123456789abcdef-640x640";
const stored = (width: number) => ({ url, alt: "", width, height: width });
const outside = "https://cdn.example.com/a.jpg";
const widths = (width: number, upToPx?: number) => imageSources(stored(width), upToPx).srcSet.match(/\d+w/g);

describe("a stored picture", () => {
  it("has addresses without a format", () => {
    expect(imageSources(stored(320))).toEqual({
      src: `${url}-320`,
      srcSet: `${url}-160 160w, ${url}-320 320w`,
      width: 320,
      height: 320,
    });
  });
  it("has every available width but the smallest, and none wider than the picture", () => {
    expect(widths(640)).toEqual(["320w", "480w", "640w"]);
  });
  it.each([90, 200])("of %i px has one address, that of the smallest width", (width) => {
    expect(imageSources(stored(width))).toMatchObject({ src: `${url}-160`, srcSet: "" });
  });
  it("shown at most as wide as the smallest width has one address", () => {
    expect(imageSources(stored(1920), 160)).toMatchObject({ src: `${url}-160`, srcSet: "" });
  });
  test.each([
    [320, ["160w", "320w"]],
    [321, ["320w", "480w"]],
  ])("shown at most %i px wide has the widths %j", (upToPx, offered) => {
    expect(widths(1920, upToPx)).toEqual(offered);
  });
  it("has default dimensions if its size is unknown", () => {
    expect(imageSources(stored(0))).toMatchObject({ width: 1000, height: 1000 });
  });
  it("has a single address of 640 px, or the widest below", () => {
    expect(imageSources(stored(1920)).src).toBe(`${url}-640`);
    expect(imageSources(stored(500)).src).toBe(`${url}-480`);
  });
});

it("an external picture is unchanged", () => {
  const image = { ...stored(800), url: outside };
  expect(imageSources(image)).toEqual({ src: outside, srcSet: "", width: 800, height: 800 });
  expect(sizedUrl(image, 960)).toBe(outside);
});

test.each([
  [url, { width: 640, height: 640 }],
  ["/media/acme/0123456789abcdef", { width: 1920, height: 1080 }],
  [outside, { width: 1000, height: 1000 }],
  ["/favicon.svg", { width: 1000, height: 1000 }],
])("an owner's address %s is a picture of %j", (address, size) => {
  expect(imageAtUrl(address)).toEqual({ url: address, alt: "", ...size });
});

test.each(["hero-m.webp", "", "images/hero.webp", "javascript:alert(1)", "data:text/html,x"])(
  "'%s' is not the address of a picture",
  (text) => {
    expect(imageAtUrl(text)).toBeNull();
  },
);
