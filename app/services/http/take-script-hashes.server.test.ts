import { expect, test } from "vitest";
import { hashSource } from "../content/find-script-sources.server";
import { takeScriptHashes } from "./take-script-hashes.server";

const take = (html: string, nonce: string) => {
  const taken = takeScriptHashes(Buffer.from(html), nonce);
  return { ...taken, html: taken.html.toString() };
};
const ours = '<script nonce="n1">start()</script>';

test("our scripts are hashed and lose their mark", () => {
  expect(take(`<body>${ours}</body>`, "n1")).toEqual({
    html: "<body><script>start()</script></body>",
    hashes: [hashSource("start()")],
  });
});

test("a script that slipped into the page gets no hash", () => {
  const html = `<script>steal()</script>${ours}<script nonce="guess">steal()</script>`;
  expect(take(html, "n1").hashes).toEqual([hashSource("start()")]);
});

test("a page with several scripts keeps everything between them", () => {
  const html = `<p>a &lt; b</p>${ours}<p>c</p><script type="module" nonce="n1" async="">go()</script><p>d</p>`;
  expect(take(html, "n1")).toEqual({
    html: '<p>a &lt; b</p><script>start()</script><p>c</p><script type="module" async="">go()</script><p>d</p>',
    hashes: [hashSource("start()"), hashSource("go()")],
  });
});

test("a script from a file needs none", () => {
  expect(take('<script nonce="n1" src="/assets/a.js"></script>', "n1").hashes).toEqual([]);
});
