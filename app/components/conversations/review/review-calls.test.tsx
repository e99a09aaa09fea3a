// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { onPage, rootFixture } from "~/widgets/widget-fixture";
import ReviewCalls from "./review-calls";
import { writeReviewId } from "./review-ids";

let page: ReturnType<typeof mount>;
beforeEach(() => {
  vi.useFakeTimers();
  window.location.hash = writeReviewId;
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

const open = (isSignedIn: boolean) => {
  const root = { ...rootFixture, visitor: { ...rootFixture.visitor, isSignedIn } };
  page = mount(onPage(<ReviewCalls asked={{ by: "address" }} />, { root }));
};
/** Whether the address still asks for the form: it does until the form opens. */
const isWaiting = () => window.location.hash === `#${writeReviewId}`;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a review that was wanted before signing in is taken up 1 s afterwards, once (rule reviews-8)", () => {
  open(true);
  pass(999);
  expect(isWaiting()).toBe(true);
  pass(1);
  expect(isWaiting()).toBe(false);
});

test("it waits while its reader has not signed in", () => {
  open(false);
  pass(5000);
  expect(isWaiting()).toBe(true);
});
