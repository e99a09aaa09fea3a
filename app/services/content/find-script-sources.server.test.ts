import { expect, test } from "vitest";
import { findScriptSources, hashSource } from "./find-script-sources.server";

test("an inline script is let in by its hash", () => {
  // The hash browsers name in their refusal of this very script.
  expect(findScriptSources("<p>Hi</p><script>alert(1)</script>")).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
});

test("a script inside another element counts as well", () => {
  expect(findScriptSources("<div><div><script>alert(1)</script></div></div>")).toHaveLength(1);
});

test("line ends are hashed the way the browser reads them", () => {
  expect(hashSource("a()\r\nb()")).toBe(hashSource("a()\nb()"));
});

test("a script from elsewhere is let in by its address, without its query", () => {
  expect(findScriptSources('<script src="https://cdn.example/chat.js?id=7"></script>')).toEqual([
    "https://cdn.example/chat.js",
  ]);
});

test.each([
  "https://cdn.example/a;script-src *",
  "https://*/",
  "http://cdn.example/a.js",
  "//cdn.example/a.js",
])("the address %j is not let in", (src) => {
  expect(findScriptSources(`<script src="${src}"></script>`)).toEqual([]);
});

test("handlers in attributes are let in by their hash", () => {
  expect(findScriptSources('<button onclick="alert(1)">Go</button>')).toEqual([
    "'unsafe-hashes'",
    hashSource("alert(1)"),
  ]);
});

test.each(['<script type="application/ld+json">{}</script>', "<p>script</p>", ""])(
  "%j runs nothing",
  (html) => {
    expect(findScriptSources(html)).toEqual([]);
  },
);
