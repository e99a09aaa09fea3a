// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount, pointerEvent } from "~/widgets/mount-fixture";
import { useFingerToggle } from "./use-finger-toggle";

let page: ReturnType<typeof mount>;
afterEach(() => page.remove());

/** A link that a pointer presses: whether the browser still follows it. */
function press(by: "mouse" | "touch" | "key", toggle: (() => void) | null) {
  function Item() {
    return (
      <a href="#kitchen" {...useFingerToggle(toggle)}>
        Kitchen
      </a>
    );
  }
  page = mount(<Item />);
  const link = page.host.querySelector("a");
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  act(() => {
    if (by !== "key") link?.dispatchEvent(pointerEvent("pointerdown", by));
    link?.dispatchEvent(click);
  });
  return { isFollowed: !click.defaultPrevented };
}

test.each(["mouse", "key"] as const)("a %s follows the link", (by) => {
  const toggle = vi.fn();
  expect(press(by, toggle).isFollowed).toBe(true);
  expect(toggle).not.toHaveBeenCalled();
});

test("a finger toggles what belongs to it", () => {
  const toggle = vi.fn();
  expect(press("touch", toggle).isFollowed).toBe(false);
  expect(toggle).toHaveBeenCalledOnce();
});

test("a finger follows a link that nothing belongs to", () => {
  expect(press("touch", null).isFollowed).toBe(true);
});
