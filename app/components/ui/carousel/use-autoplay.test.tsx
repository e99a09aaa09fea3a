// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { type Autoplay, useAutoplay } from "./use-autoplay";

const delayMs = 5000;
let mayMove: boolean;
let isHidden: boolean;
let page: ReturnType<typeof mount> | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  mayMove = true;
  isHidden = false;
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media.includes("no-preference") && mayMove,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  page?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A carousel with autoplay: its handles, and how many times it has turned. */
function carousel(isWanted = true) {
  const held: { autoplay: Autoplay | null; turns: number } = { autoplay: null, turns: 0 };
  const onTurn = () => {
    held.turns += 1;
  };
  function Carousel() {
    held.autoplay = useAutoplay({ isWanted, delayMs, onTurn });
    return null;
  }
  page = mount(<Carousel />);
  const handles = () => {
    if (held.autoplay === null) throw new Error("the carousel was not rendered");
    return held.autoplay;
  };
  return { handles, turns: () => held.turns };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("it turns at its interval, and not before", () => {
  const { turns } = carousel();
  pass(delayMs - 1);
  expect(turns()).toBe(0);
  pass(1);
  expect(turns()).toBe(1);
  pass(2 * delayMs);
  expect(turns()).toBe(3);
});

test("autoplay is not offered with reduced motion, or where the owner did not switch it on", () => {
  mayMove = false;
  const still = carousel();
  expect(still.handles().isOffered).toBe(false);
  pass(3 * delayMs);
  expect(still.turns()).toBe(0);
  page?.remove();
  mayMove = true;
  const unwanted = carousel(false);
  expect(unwanted.handles().isOffered).toBe(false);
});

test("it rests while it is hovered or focused, and waits the whole interval afterwards", () => {
  const { handles, turns } = carousel();
  pass(delayMs - 1);
  act(() => handles().holdProps.onPointerEnter());
  act(() => handles().holdProps.onFocus());
  act(() => handles().holdProps.onPointerLeave());
  pass(3 * delayMs);
  expect(turns()).toBe(0);
  act(() => handles().holdProps.onBlur());
  pass(delayMs - 1);
  expect(turns()).toBe(0);
  pass(1);
  expect(turns()).toBe(1);
});

test("paused it stays until it is played on", () => {
  const { handles, turns } = carousel();
  act(() => handles().toggle());
  expect(handles().isPlaying).toBe(false);
  pass(3 * delayMs);
  expect(turns()).toBe(0);
  act(() => handles().toggle());
  pass(delayMs);
  expect(turns()).toBe(1);
});

test("it does not turn in a hidden window", () => {
  const { turns } = carousel();
  isHidden = true;
  pass(2 * delayMs);
  expect(turns()).toBe(0);
  isHidden = false;
  pass(delayMs);
  expect(turns()).toBe(1);
});
