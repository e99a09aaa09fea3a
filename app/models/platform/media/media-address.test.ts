import { describe, expect, test } from "vitest";
import {
  atHome,
  codesOfFolder,
  isServedUrl,
  isStoredUrl,
  parseMediaPath,
  sizeInUrl,
  variantUrl,
} from "./media-address";

const name = "0123456789abcdef-1600x900";
const url = `/media/acme/${name}`;

describe("a path", () => {
  test.each(["avif", "webp", "jpg"] as const)("written for %s is read back", (format) => {
    expect(parseMediaPath(variantUrl(url, 640, format))).toEqual({
      folder: "acme",
      name,
      variant: { widthPx: 640, format },
    });
  });
  test("without a format leaves the choice to the request", () => {
    expect(parseMediaPath(variantUrl(url, 640))).toEqual({
      folder: "acme",
      name,
      variant: { widthPx: 640, format: null },
    });
  });
  test("without width and format is the original", () => {
    expect(parseMediaPath(url)).toEqual({ folder: "acme", name, variant: null });
  });
  test("of a picture with unknown size is read too", () => {
    expect(parseMediaPath("/media/acme/0123456789abcdef-160.webp")?.name).toBe("0123456789abcdef");
  });
  test.each([
    ["a width nobody offers", `${url}-641.webp`],
    ["a width with a leading nought", `${url}-0640.webp`],
    ["a format nobody offers", `${url}-640.gif`],
    ["a width nobody offers and no format", `${url}-641`],
    ["a full stop and no format", `${url}-640.`],
    ["a format alone", `${url}.webp`],
    ["a name that is no content", "/media/acme/logo-640.webp"],
    ["a climbing folder", `/media/../${name}-640.webp`],
    ["an encoded slash", `/media/acme%2f..%2fother/${name}-640.webp`],
    ["something behind", `${url}-640.webp/`],
    ["a line break behind", `${url}-640.webp\n`],
  ])("with %s is invalid", (_what, path) => {
    expect(parseMediaPath(path)).toBeNull();
  });
});

test.each([
  [url, { width: 1600, height: 900 }],
  ["/media/acme/0123456789abcdef", null],
  ["https://cdn.example.com/a-20x30", null],
])("the size of %s is %j", (address, size) => {
  expect(sizeInUrl(address)).toEqual(size);
});

test.each([
  [url, true],
  [`${url}-640.webp`, false],
  ["/media/acme/logo.png", false],
  [`see ${url}`, false],
])("%s as a stored address: %s", (text, isStored) => {
  expect(isStoredUrl(text)).toBe(isStored);
});

describe("pictures at another origin (pictures-7)", () => {
  const origin = "https://cdn.example";
  const at = (text: string) => atHome(text, { suffix: "", origin });
  test("have it in every address, in a srcset and in owners' HTML, too", () => {
    expect(at(url)).toBe(origin + url);
    expect(at(`${url}-160 160w, ${url}-320 320w`)).toBe(`${origin}${url}-160 160w, ${origin}${url}-320 320w`);
    expect(at(`<p style="background:url(${url})"><img src='${url}'>`)).toBe(
      `<p style="background:url(${origin}${url})"><img src='${origin}${url}'>`,
    );
  });
  test("keep an origin that they have, and are changed once", () => {
    expect(at(`https://shop.example${url}`)).toBe(`https://shop.example${url}`);
    expect(at(`http://localhost:3000${url}`)).toBe(`http://localhost:3000${url}`);
    expect(at(at(url))).toBe(origin + url);
  });
  test("have the suffix of their cluster as well", () => {
    expect(atHome(url, { suffix: "staging", origin })).toContain("https://cdn.example/media/acme-staging/");
  });
  test("are known as pictures of ours where they are shown, and are no stored addresses", () => {
    expect([isServedUrl(origin + url), isStoredUrl(origin + url)]).toEqual([true, false]);
    expect(isServedUrl("https://cdn.example/other.png")).toBe(false);
    expect(sizeInUrl(origin + url)).toEqual(sizeInUrl(url));
  });
});

describe("a cluster", () => {
  const html = `<img src="${url}" srcset="${url}-640.webp 640w, /media/other/0123456789abcdef-160.webp 160w">`;
  test("with a suffix has it in every address", () => {
    expect(atHome(html, { suffix: "staging" }).match(/\/media\/[a-z-]+\//g)).toEqual([
      "/media/acme-staging/",
      "/media/acme-staging/",
      "/media/other-staging/",
    ]);
  });
  test("without one, as in production, changes nothing", () => {
    expect(atHome(html, { suffix: "" })).toBe(html);
  });
  test("keeps other paths", () => {
    expect(atHome("/media/acme/logo.png and /social/media/", { suffix: "staging" })).not.toContain("staging");
  });
  test.each([
    ["acme-staging", "staging", ["acme", "acme-staging"]],
    ["acme", "staging", ["acme"]],
    ["acme-staging", "", ["acme-staging"]],
  ])("reads the folder %s with suffix '%s' as the codes %j", (folder, suffix, codes) => {
    expect(codesOfFolder(folder, suffix)).toEqual(codes);
  });
});
