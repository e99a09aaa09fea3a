// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount, pointerEvent } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { useHoverOpen } from "./use-hover-open";

const closeDelayMs = 300;
let page: ReturnType<typeof mount>;
beforeEach(() => {
  vi.useFakeTimers();
  page = mount(onPage(<Menu />));
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

function Menu() {
  const { openKey, bind, toggle } = useHoverOpen<string>(closeDelayMs);
  return (
    <>
      {["kitchen", "garden"].map((key) => (
        <div key={key} id={key} {...bind(key)}>
          <button type="button" onClick={() => toggle(key)}>
            {key}
          </button>
          {openKey === key ? <p data-open={key}>All of it</p> : null}
        </div>
      ))}
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </>
  );
}

const opened = () => page.host.querySelector("[data-open]")?.getAttribute("data-open") ?? null;
const find = (selector: string) => {
  const element = page.host.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
/** React hears of a pointer that enters by `pointerover`, and of one that leaves by `pointerout`. */
const pointer = (type: "pointerover" | "pointerout", selector: string, by: "mouse" | "touch" = "mouse") =>
  act(() => find(selector).dispatchEvent(pointerEvent(type, by)));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a mouse opens what it enters, and it closes a while after the mouse has left", () => {
  expect(opened()).toBeNull();
  pointer("pointerover", "#kitchen");
  expect(opened()).toBe("kitchen");
  pointer("pointerout", "#kitchen");
  pass(closeDelayMs - 1);
  expect(opened()).toBe("kitchen");
  pass(1);
  expect(opened()).toBeNull();
});

test("a mouse that comes back in time keeps it open", () => {
  pointer("pointerover", "#kitchen");
  pointer("pointerout", "#kitchen");
  pass(closeDelayMs - 1);
  pointer("pointerover", "#kitchen");
  pass(2 * closeDelayMs);
  expect(opened()).toBe("kitchen");
});

test("one is open at a time", () => {
  pointer("pointerover", "#kitchen");
  pointer("pointerover", "#garden");
  expect(opened()).toBe("garden");
});

test("a finger only toggles: it has no way to leave", () => {
  pointer("pointerover", "#kitchen", "touch");
  expect(opened()).toBeNull();
  act(() => find("#kitchen button").click());
  expect(opened()).toBe("kitchen");
  pointer("pointerout", "#kitchen", "touch");
  pass(2 * closeDelayMs);
  expect(opened()).toBe("kitchen");
  act(() => find("#kitchen button").click());
  expect(opened()).toBeNull();
});

test("Escape closes at once, and brings the focus back to what opened it", () => {
  pointer("pointerover", "#kitchen");
  act(() => find("#elsewhere").focus());
  act(() => {
    find("#kitchen").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  expect(opened()).toBeNull();
  expect(document.activeElement).toBe(find("#kitchen button"));
});

test("another key changes nothing", () => {
  pointer("pointerover", "#kitchen");
  act(() => {
    find("#kitchen").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  });
  expect(opened()).toBe("kitchen");
});

test("it closes when the focus goes elsewhere (rule accessibility-11)", () => {
  act(() => find("#kitchen button").click());
  act(() => find("#kitchen button").focus());
  act(() => find("#elsewhere").focus());
  expect(opened()).toBeNull();
});
