import { expect, test } from "vitest";
import { contrastAdvice, pictureAdvice, weightAdvice } from "./html-advice";

const colors = { ink: "#1d2321", surface: "#ffffff" };

test.each([
  ['<p style="color:#aaa">x</p>', "#aaaaaa on #ffffff"],
  ["<p style='background:#333'>x</p>", "#1d2321 on #333333"],
  ['<p style="color: #777; background-color: #888888">x</p>', "#777777 on #888888"],
])("%s cannot be read", (html, said) => {
  expect(contrastAdvice(html, colors)).toEqual([expect.stringContaining(said)]);
});

test.each([
  '<p style="color:#000">x</p>',
  '<p style="color:#fff;background:url(/media/a)">x</p>',
  '<p style="margin:0">x</p>',
])("of %s nothing is said", (html) => {
  expect(contrastAdvice(html, colors)).toEqual([]);
});

test("a picture that is larger than its place is named", () => {
  expect(pictureAdvice('<img src="/media/harbor/00aa00aa00aa00aa-4000x3000" width="400">')).toEqual([
    "A picture is 4000 px wide, where 800 px are enough: name a narrower copy of it.",
  ]);
});

test("a copy, and a picture with several, fit", () => {
  const address = "/media/harbor/00aa00aa00aa00aa-4000x3000";
  expect(
    pictureAdvice(`<img src="${address}-640"><img src="${address}" srcset="${address}-640 640w">`),
  ).toEqual([]);
});

test("a page over its budget is named", () => {
  expect(weightAdvice({ pictures: 41, characters: 200_000 })).toHaveLength(2);
  expect(weightAdvice({ pictures: 40, characters: 1000 })).toEqual([]);
});
