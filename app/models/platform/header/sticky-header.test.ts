import { describe, expect, test } from "vitest";
import { headerAtTop, scrollHeader } from "./sticky-header";

const scroll = (fromPx: number, toPx: number, isMobile = true, before = headerAtTop) =>
  scrollHeader(before, { fromPx, toPx, isMobile });

describe("on mobile the header", () => {
  test.each([
    [0, 100, false],
    [0, 101, true],
    [300, 299, false],
    [101, 100, false],
  ])("from %i to %i px is hidden: %s", (from, to, isHidden) => {
    expect(scroll(from, to).isHidden).toBe(isHidden);
  });

  test("keeps its state while the page does not move", () => {
    expect(scroll(300, 300, true, { isHidden: true, isCollapsed: true }).isHidden).toBe(true);
  });

  test("does not hide when the page bounces at the top", () => {
    expect(scroll(-40, -10).isHidden).toBe(false);
  });
});

test("never hides on larger screens", () => {
  expect(scroll(0, 900, false).isHidden).toBe(false);
});

describe("the menu", () => {
  test.each([
    [200, false],
    [201, true],
  ])("scrolled down to %i px is collapsed: %s", (to, isCollapsed) => {
    expect(scroll(0, to, false).isCollapsed).toBe(isCollapsed);
  });

  test.each([
    [50, true],
    [49, false],
  ])("scrolled back up to %i px is still collapsed: %s", (to, isCollapsed) => {
    expect(scroll(400, to, false, { isHidden: false, isCollapsed: true }).isCollapsed).toBe(isCollapsed);
  });
});

test("a scroll without effect returns the same object, so that React does not render", () => {
  expect(scroll(10, 20)).toBe(headerAtTop);
});
