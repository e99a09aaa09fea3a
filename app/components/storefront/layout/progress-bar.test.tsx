// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { ProgressBar } from "./progress-bar";

let page: ReturnType<typeof mount>;
const open = (isSending: boolean) => {
  page = mount(<ProgressBar isLoading isSending={isSending} />);
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const bar = () => page.host.querySelector('[role="progressbar"]');
const ring = () => page.host.querySelector<HTMLElement>('[role="status"] > span');

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

test("a bar comes after 200 ms, and goes with the wait (rule layout-7)", () => {
  open(false);
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
  page.render(<ProgressBar isLoading={false} isSending={false} />);
  expect(bar()).toBeNull();
});

test("a page that comes sooner shows none", () => {
  open(false);
  pass(150);
  page.render(<ProgressBar isLoading={false} isSending={false} />);
  pass(1000);
  expect(bar()).toBeNull();
});

test("a ring of 60 px covers the page while a form is sent, and no other page", () => {
  open(true);
  pass(200);
  expect([ring()?.style.width, ring()?.style.height]).toEqual(["60px", "60px"]);
  page.render(<ProgressBar isLoading isSending={false} />);
  expect(ring()).toBeNull();
});

test("the bar fills in 5 s", () => {
  open(false);
  pass(200);
  expect(bar()?.firstElementChild?.className).toContain("route-progress");
  expect(readFileSync("app/styles/base.css", "utf8")).toMatch(
    /\.route-progress,[^{]*\{\s*animation: route-progress 5s /,
  );
});
