// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useFreshAnswer } from "./use-fresh-answer";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const Button = ({ success, shownMs }: { success: object | null; shownMs?: number }) =>
  useFreshAnswer(success, shownMs) ? "Added" : "Add to Cart";

test.each([
  ["on a card", undefined, 1000],
  ["in a slider or list", 250, 250],
])("'Added' %s gives way to the button's own words (rule cards-2)", (_, shownMs, ms) => {
  const times = shownMs === undefined ? {} : { shownMs };
  const { host, render, remove } = mount(<Button success={null} {...times} />);
  expect(host.textContent).toBe("Add to Cart");
  render(<Button success={{ ok: true }} {...times} />);
  act(() => vi.advanceTimersByTime(ms - 1));
  expect(host.textContent).toBe("Added");
  act(() => vi.advanceTimersByTime(1));
  expect(host.textContent).toBe("Add to Cart");
  remove();
});
