// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, pointerEvent } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { HoverLists } from "./hover-lists";

let page: ReturnType<typeof mount>;
beforeEach(() => {
  vi.useFakeTimers();
  page = mount(
    onPage(
      <>
        <HoverLists />
        <ul data-hover-list="1000">
          <li data-opens="" id="kitchen">
            <div>
              <a href="/kitchen">Kitchen</a>
              <button type="button" aria-expanded="false">
                Kitchen: more
              </button>
            </div>
            <ul data-hover-list="1500">
              <li data-opens="" id="mugs">
                <a href="/mugs">Mugs</a>
              </li>
            </ul>
          </li>
        </ul>
        <p>Elsewhere</p>
      </>,
    ),
  );
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

const over = (selector: string) =>
  act(() => page.host.querySelector(selector)?.dispatchEvent(pointerEvent("pointerover", "mouse")));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const opened = () => [...page.host.querySelectorAll("[data-open]")].map(({ id }) => id);

test("nothing is open before an item is hovered (rule menus-4)", () => {
  expect(opened()).toEqual([]);
  over("#kitchen > div > a");
  expect(opened()).toEqual(["kitchen"]);
});

test("a flyout closes 1 s after the pointer left (rule menus-4)", () => {
  over("#kitchen > div > a");
  over("p");
  pass(999);
  expect(opened()).toEqual(["kitchen"]);
  pass(1);
  expect(opened()).toEqual([]);
});

test("its inner list closes 1.5 s after the pointer left it, and the flyout stays (rule menus-4)", () => {
  over("#mugs > a");
  over("#kitchen > div > a");
  pass(1499);
  expect(opened()).toEqual(["kitchen", "mugs"]);
  pass(1);
  expect(opened()).toEqual(["kitchen"]);
});

test("Escape closes a flyout and gives the focus to its arrow (rule accessibility-1)", () => {
  const arrow = page.host.querySelector("button");
  act(() => arrow?.click());
  expect(opened()).toEqual(["kitchen"]);
  const inFlyout = page.host.querySelector<HTMLElement>("#mugs > a");
  act(() => inFlyout?.focus());
  act(() => {
    inFlyout?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  expect(opened()).toEqual([]);
  expect(document.activeElement).toBe(arrow);
});
