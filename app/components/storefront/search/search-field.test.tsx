// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SuggestionsAnswer } from "~/models/api/suggestion-fields";
import { mount } from "~/widgets/mount-fixture";
import { onPage } from "~/widgets/widget-fixture";
import { SearchField } from "./search-field";

const answer: SuggestionsAnswer = {
  success: true,
  products: [],
  categories: [{ name: "Mugs", slug: "mugs" }],
  paging: { total_products: 9 },
};
const lookUp = vi.fn(async () => Response.json(answer));
let isSmall = false;
let page: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", lookUp);
  vi.stubGlobal("matchMedia", () => ({ matches: isSmall }));
  lookUp.mockClear();
  page = mount(onPage(<SearchField id="search" place="header" />));
});
afterEach(() => {
  page.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => page.host.querySelector("input");
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = () => field()?.getAttribute("aria-expanded");
const type = (text: string) =>
  act(() => {
    const input = field();
    input?.focus();
    // React hears of a value that it did not set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    input?.dispatchEvent(new Event("input", { bubbles: true }));
  });

test("suggestions are asked for 200 ms after the last key (rule search-1)", async () => {
  type("mu");
  await pass(199);
  type("mug");
  await pass(199);
  expect(lookUp).not.toHaveBeenCalled();
  await pass(1);
  expect(lookUp.mock.calls).toHaveLength(1);
  expect(isOpen()).toBe("true");
});

test.each([
  ["499 ms", "wide", false, 499, "true"],
  ["500 ms", "wide", false, 500, "false"],
  ["no time", "small", true, 0, "false"],
])("%s after the field of a %s screen lost the focus (rule search-3)", async (_, __, small, ms, shown) => {
  isSmall = small;
  type("mug");
  await pass(200);
  expect(isOpen()).toBe("true");
  act(() => field()?.blur());
  await pass(ms);
  expect(isOpen()).toBe(shown);
});
