import { describe, expect, it } from "vitest";
import { isPassingStatus, nextPictureTry, putInPlace } from "./awaited-picture";

const now = new Date("2026-03-01T12:00:00Z");

describe("a picture that could not be had", () => {
  it.each([
    [1, "2026-03-01T12:01:00.000Z"],
    [5, "2026-03-02T00:00:00.000Z"],
    [6, undefined],
  ])("is asked for again after %i tries at %s", (tries, at) => {
    expect(nextPictureTry(tries, now)?.toISOString()).toBe(at);
  });

  it.each([
    [404, false],
    [403, false],
    [429, true],
    [499, false],
    [500, true],
    [503, true],
  ])("with status %i may come later: %s", (status, passes) => {
    expect(isPassingStatus(status)).toBe(passes);
  });
});

describe("a picture that came later", () => {
  const order = ["a", "b", "c", "d"];
  const placed = order.map((url, place) => ({ url, place }));
  const put = (there: string[], url: string) =>
    putInPlace(
      there.map((one) => ({ url: one })),
      { url, place: order.indexOf(url) },
      placed,
    )
      .map((picture) => picture.url)
      .join("");

  it.each([
    [["b"], "a", "ab"],
    [["a"], "b", "ab"],
    [["a", "c"], "b", "abc"],
    [["d"], "b", "bd"],
    [["own", "a"], "b", "ownab"],
    [[], "c", "c"],
    [["own"], "b", "ownb"],
    [["own"], "a", "aown"],
    [["a", "b"], "a", "ab"],
  ])("among %j: %s", (there, url, expected) => {
    expect(put(there, url)).toBe(expected);
  });
});
