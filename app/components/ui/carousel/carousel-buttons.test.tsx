// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { CarouselButtons } from "./carousel-buttons";
import type { Autoplay } from "./use-autoplay";
import type { Slides } from "./use-slides";

type Shown = { index?: number; lastIndex?: number; isReady?: boolean; step?: number; isEndless?: boolean };
let page: ReturnType<typeof mount> | undefined;
afterEach(() => page?.remove());

/** The buttons of a carousel at a place, and where they turn it. */
function buttons({ index = 0, lastIndex = 3, isReady = true, ...props }: Shown, autoplay?: Autoplay) {
  const turned: string[] = [];
  const slides: Slides = {
    trackProps: { ref: { current: null }, onFocus: () => undefined },
    isReady,
    index,
    lastIndex,
    turnTo: (to) => turned.push(`to ${to}`),
    turnBy: (by) => turned.push(`by ${by}`),
  };
  const autoplayed = autoplay ? { autoplay } : {};
  const shown = mount(
    onPage(<CarouselButtons title="Most loved" slides={slides} {...props} {...autoplayed} />),
  );
  page = shown;
  const { host } = shown;
  const button = (label: string) => host.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
  const press = (label: string) => act(() => button(label)?.click());
  return { turned, button, press, host };
}

const playing = (changes: Partial<Autoplay> = {}): Autoplay => ({
  isOffered: true,
  isPlaying: true,
  toggle: () => undefined,
  holdProps: {
    onPointerEnter: () => undefined,
    onPointerLeave: () => undefined,
    onFocus: () => undefined,
    onBlur: () => undefined,
  },
  ...changes,
});

test("nothing is offered before the slider runs, or where everything is in view", () => {
  expect(buttons({ isReady: false }).host.querySelector("button")).toBeNull();
  page?.remove();
  expect(buttons({ lastIndex: 0 }).host.querySelector("button")).toBeNull();
});

test("they turn by one place, or by as many as a press shall turn", () => {
  const one = buttons({ index: 1 });
  one.press("Next: Most loved");
  one.press("Previous: Most loved");
  expect(one.turned).toEqual(["to 2", "to 0"]);
  page?.remove();
  const three = buttons({ index: 1, lastIndex: 8, step: 3 });
  three.press("Next: Most loved");
  expect(three.turned).toEqual(["to 4"]);
});

test("a turn ends at the ends, whose button keeps its place and does nothing (rule accessibility-1)", () => {
  const first = buttons({ index: 0, step: 2 });
  expect(first.button("Previous: Most loved")?.getAttribute("aria-disabled")).toBe("true");
  expect(first.button("Previous: Most loved")?.disabled).toBe(false);
  first.press("Previous: Most loved");
  expect(first.turned).toEqual(["to 0"]);
  page?.remove();
  const last = buttons({ index: 3 });
  expect(last.button("Next: Most loved")?.getAttribute("aria-disabled")).toBe("true");
  last.press("Next: Most loved");
  expect(last.turned).toEqual(["to 3"]);
});

test("without an end both always turn", () => {
  const { press, button, turned } = buttons({ index: 0, lastIndex: 0, isEndless: true });
  expect(button("Previous: Most loved")?.hasAttribute("aria-disabled")).toBe(false);
  press("Previous: Most loved");
  press("Next: Most loved");
  expect(turned).toEqual(["by -1", "by 1"]);
});

test("autoplay can be paused and played again", () => {
  const toggle = vi.fn();
  buttons({}, playing({ toggle })).press("Pause: Most loved");
  page?.remove();
  buttons({}, playing({ toggle, isPlaying: false })).press("Play: Most loved");
  expect(toggle).toHaveBeenCalledTimes(2);
  page?.remove();
  expect(buttons({}, playing({ isOffered: false })).host.querySelectorAll("button")).toHaveLength(2);
});
