// @vitest-environment jsdom
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { QuantityField } from "./quantity-field";

const inputOf = (isFixed: boolean) =>
  /<input[^>]*>/.exec(
    renderToStaticMarkup(<QuantityField maxQty={isFixed ? 1 : 9} isFixed={isFixed} onQty={() => {}} />),
  )?.[0];

it("is 1 and disabled for a personalized product (rule options-16)", () => {
  expect(inputOf(true)).toMatch(/disabled=""/);
  expect(inputOf(true)).toMatch(/max="1"/);
});

it("can be changed for any other", () => {
  expect(inputOf(false)).not.toMatch(/disabled/);
});

it("says for 3 seconds why it was lowered (rule product-2)", () => {
  vi.useFakeTimers();
  const page = mount(onPage(<QuantityField maxQty={1} isFixed={false} onQty={() => {}} />));
  act(() => page.host.querySelector<HTMLElement>('[aria-label="One more"]')?.click());
  act(() => vi.advanceTimersByTime(2999));
  expect(page.host.textContent).toContain("Only 1 available");
  act(() => vi.advanceTimersByTime(1));
  expect(page.host.textContent).not.toContain("Only 1 available");
  page.remove();
  vi.useRealTimers();
});
