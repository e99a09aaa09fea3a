import { expect, test } from "vitest";
import { hashSource } from "../pages/find-page-sources.server";
import { takeInlineHashes } from "./take-inline-hashes.server";

const take = (html: string, nonce: string) => {
  const taken = takeInlineHashes(Buffer.from(html), nonce);
  return { ...taken, html: taken.html.toString() };
};
const ours = '<script nonce="n1">start()</script>';

test("our scripts are hashed and lose their mark", () => {
  expect(take(`<body>${ours}</body>`, "n1")).toEqual({
    html: "<body><script>start()</script></body>",
    sources: [`script-src ${hashSource("start()")}`],
  });
});

test("a script that slipped into the page gets no hash", () => {
  const html = `<script>steal()</script>${ours}<script nonce="guess">steal()</script>`;
  expect(take(html, "n1").sources).toEqual([`script-src ${hashSource("start()")}`]);
});

test("a page with several scripts keeps everything between them", () => {
  const html = `<p>a &lt; b</p>${ours}<p>c</p><script type="module" nonce="n1" async="">go()</script><p>d</p>`;
  expect(take(html, "n1")).toEqual({
    html: '<p>a &lt; b</p><script>start()</script><p>c</p><script type="module" async="">go()</script><p>d</p>',
    sources: [`script-src ${hashSource("start()")}`, `script-src ${hashSource("go()")}`],
  });
});

test("a script from a file needs none", () => {
  expect(take('<script nonce="n1" src="/assets/a.js"></script>', "n1").sources).toEqual([]);
});

test("our styles are hashed apart from scripts", () => {
  expect(take('<style nonce="n1">:root{--a:1px}</style><style>p{color:red}</style>', "n1")).toEqual({
    html: "<style>:root{--a:1px}</style><style>p{color:red}</style>",
    sources: [`style-src-elem ${hashSource(":root{--a:1px}")}`],
  });
});
