import { expect, test } from "vitest";
import { dressPictures } from "./dress-pictures";

const url = "/media/acme/0123456789abcdef-640x480";
const dress = (html: string) => dressPictures(html, { isLazy: true });

test("a stored picture gets its dimensions and widths, and loads lazily", () => {
  expect(dress(`<p><img src="${url}" alt="A boat"/> Boats</p>`)).toBe(
    `<p><img src="${url}" alt="A boat" width="640" height="480" srcset="${url}-160 160w, ${url}-320 320w, ` +
      `${url}-480 480w, ${url}-640 640w" sizes="(min-width: 1280px) 1216px, 100vw" loading="lazy" ` +
      `decoding="async"> Boats</p>`,
  );
});

test("without lazy loading it loads at once", () => {
  expect(dressPictures(`<img src="${url}">`, { isLazy: false })).not.toContain("loading");
});

test.each([
  ['width="320"', ' height="240"'],
  ['height="120"', ' width="160"'],
])("with %s given, the other dimension is computed:%s", (given, added) => {
  expect(dress(`<img ${given} src="${url}">`)).toContain(added);
});

test("a width in px becomes its `sizes`", () => {
  expect(dress(`<img width="320" src="${url}">`)).toContain('sizes="320px"');
});

test.each([
  [
    "both sides",
    `<img src="${url}" width="10" height="10" srcset="a.webp 1x" loading="eager" decoding="sync">`,
  ],
  ["another server's", '<img src="https://cdn.example.com/media/acme/a.jpg">'],
  ["one whose size nobody knows", '<img src="/media/acme/0123456789abcdef">'],
  ["no picture", `<a href="${url}">See</a>`],
])("%s is unchanged", (_what, html) => {
  expect(dress(html)).toBe(html);
});

test("a width in percent is not taken for px", () => {
  const html = dress(`<img width="50%" src="${url}">`);
  expect(html).not.toContain("height=");
  expect(html).toContain("100vw");
});

test("a second call changes nothing", () => {
  const once = dress(`<img src="${url}">`);
  expect(dress(once)).toBe(once);
});
