import { expect, test } from "vitest";
import { hashSource } from "../content/find-script-sources.server";
import { takeScriptHashes } from "./take-script-hashes.server";

const ours = '<script nonce="n1">start()</script>';

test("our scripts are hashed and lose their mark", () => {
  expect(takeScriptHashes(`<body>${ours}</body>`, "n1")).toEqual({
    html: "<body><script>start()</script></body>",
    hashes: [hashSource("start()")],
  });
});

test("a script that slipped into the page gets no hash", () => {
  const html = `<script>steal()</script>${ours}<script nonce="guess">steal()</script>`;
  expect(takeScriptHashes(html, "n1").hashes).toEqual([hashSource("start()")]);
});

test("a script from a file needs none", () => {
  expect(takeScriptHashes('<script nonce="n1" src="/assets/a.js"></script>', "n1").hashes).toEqual([]);
});
