import { describe, expect, test } from "vitest";
import { embedDocument, embedPolicy, heightRetries, heightRetryMs, readHeightAnswer } from "./embed-height";

test("an embed is asked five times, half a second apart", () => {
  expect([heightRetries, heightRetryMs]).toEqual([5, 500]);
});

describe("what an embed answers", () => {
  test.each([
    [320, 320],
    [320.2, 321],
    [1e9, 10_000],
  ])("%d px make it %d px high", (height, heightPx) => {
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
  ])("%j is no height", (message) => {
    expect(readHeightAnswer(message)).toBeNull();
  });
});

test("the owner's code stands in its document unchanged", () => {
  expect(embedDocument('<div id="map"></div><script>draw()</script>')).toContain(
    '<body><div id="map"></div><script>draw()</script></body>',
  );
});

test("the code never has the shop's origin", () => {
  expect(embedPolicy).toContain("sandbox allow-scripts");
  expect(embedPolicy).not.toContain("allow-same-origin");
  expect(embedPolicy).not.toContain("allow-top-navigation");
});
