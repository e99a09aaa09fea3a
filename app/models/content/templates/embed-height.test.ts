import { describe, expect, test } from "vitest";
import { embedDocument, embedPolicy, heightRetries, heightRetryMs, readHeightAnswer } from "./embed-height";

test("the page asks an embed five times, half a second apart", () => {
  expect([heightRetries, heightRetryMs]).toEqual([5, 500]);
});

describe("the answer of an embed", () => {
  test.each([
    [320, 320],
    [320.2, 321],
    [1e9, 10_000],
  ])("%d px set the height %d px", (height, heightPx) => {
    expect(readHeightAnswer({ "awning:height": height })).toBe(heightPx);
  });

  test.each([
    null,
    "awning:height",
    {},
    { height: 100 },
    { "awning:height": "100" },
    { "awning:height": 0 },
    { "awning:height": -1 },
    { "awning:height": Number.NaN },
  ])("%j is not a height", (message) => {
    expect(readHeightAnswer(message)).toBeNull();
  });
});

test("the owner's code is unchanged in its document", () => {
  expect(embedDocument('<div id="map"></div><script>draw()</script>')).toContain(
    '<body><div id="map"></div><script>draw()</script></body>',
  );
});

test("the code never runs with the shop's origin", () => {
  expect(embedPolicy).toContain("sandbox allow-scripts");
  expect(embedPolicy).not.toContain("allow-same-origin");
  expect(embedPolicy).not.toContain("allow-top-navigation");
});
