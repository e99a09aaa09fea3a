// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { ZoomHint } from "./zoom-hint";

test("'Pinch to Zoom' is shown for 4 seconds, where fingers are used (rule gallery-5)", () => {
  vi.useFakeTimers();
  const { host, remove } = mount(<ZoomHint />);
  expect(host.textContent).toBe("Pinch to Zoom");
  expect(host.firstElementChild?.className).toMatch(/\bhidden\b.*\[@media\(pointer:coarse\)\]:block/);
  act(() => vi.advanceTimersByTime(3999));
  expect(host.textContent).toBe("Pinch to Zoom");
  act(() => vi.advanceTimersByTime(1));
  expect(host.textContent).toBe("");
  remove();
  vi.useRealTimers();
});
