import { expect, test } from "vitest";
import { findPageSources, hashSource } from "./find-page-sources.server";

test("an inline script is let in by its hash", () => {
  // The hash browsers name in their refusal of this very script.
  expect(findPageSources("<p>Hi</p><script>alert(1)</script>")).toEqual([
    "script-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test("a script inside another element counts as well", () => {
  expect(findPageSources("<div><div><script>alert(1)</script></div></div>")).toHaveLength(1);
});

test("line ends are hashed the way the browser reads them", () => {
  expect(hashSource("a()\r\nb()")).toBe(hashSource("a()\nb()"));
});

test("a script from elsewhere is let in by its address, without its query", () => {
  expect(findPageSources('<script src="https://cdn.example/chat.js?id=7"></script>')).toEqual([
    "script-src https://cdn.example/chat.js",
  ]);
});

test.each([
  "https://cdn.example/a;script-src *",
  "https://*/",
  "http://cdn.example/a.js",
  "//cdn.example/a.js",
])("the address %j is not let in", (src) => {
  expect(findPageSources(`<script src="${src}"></script>`)).toEqual([]);
});

test("handlers in attributes are let in by their hash", () => {
  expect(findPageSources('<button onclick="alert(1)">Go</button>')).toEqual([
    "script-src 'unsafe-hashes'",
    `script-src ${hashSource("alert(1)")}`,
  ]);
});

test.each(['<script type="application/ld+json">{}</script>', "<p>script</p>", ""])(
  "%j runs nothing",
  (html) => {
    expect(findPageSources(html)).toEqual([]);
  },
);

test("a style sheet is let in by its hash, and what it imports by its address", () => {
  const css = '@import url("https://fonts.example/inter.css?v=1"); p { color: red }';
  expect(findPageSources(`<style>${css}</style>`)).toEqual([
    `style-src-elem ${hashSource(css)}`,
    "style-src-elem https://fonts.example/inter.css",
  ]);
});

test("a linked style sheet is let in by its address, another link is not", () => {
  const link = (rel: string) => `<link rel="${rel}" href="https://cdn.example/a.css">`;
  expect(findPageSources(link("stylesheet"))).toEqual(["style-src-elem https://cdn.example/a.css"]);
  expect(findPageSources(link("preload"))).toEqual([]);
});

test.each(["https://maps.example/embed?q=1", "//maps.example/embed"])(
  "a frame of %s is let in by its origin",
  (src) => {
    expect(findPageSources(`<iframe src="${src}"></iframe>`)).toEqual(["frame-src https://maps.example"]);
  },
);

test("a form may lead to where it and its buttons say", () => {
  const html =
    '<form action="https://list.example/join"><button formaction="https://other.example/">Go</button></form>';
  expect(findPageSources(html)).toEqual([
    "form-action https://list.example",
    "form-action https://other.example",
  ]);
});

test.each([
  '<iframe src="https://a.example;script-src *"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<form action="/forms/contact"></form>',
  '<form action="http://a.example/"></form>',
])("%s needs no source, or gets none", (html) => {
  expect(findPageSources(html)).toEqual([]);
});
