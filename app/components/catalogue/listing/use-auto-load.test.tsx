// @vitest-environment jsdom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useAutoLoad } from "./use-auto-load";

test("a page is loaded every 1.5 seconds until all are there (rule listings-9)", () => {
  vi.useFakeTimers();
  const load = vi.fn();
  const current = { current: load };
  function List({ hasMore }: { hasMore: boolean }) {
    useAutoLoad(hasMore, current);
    return null;
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const { render, remove } = mount(<List hasMore />);
  pass(1499);
  expect(load).not.toHaveBeenCalled();
  pass(1);
  expect(load).toHaveBeenCalledTimes(1);
  pass(3000);
  expect(load).toHaveBeenCalledTimes(3);
  render(<List hasMore={false} />);
  pass(3000);
  expect(load).toHaveBeenCalledTimes(3);
  remove();
  vi.useRealTimers();
});
