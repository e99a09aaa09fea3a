// @vitest-environment jsdom

import { beforeEach, expect, test } from "vitest";
import { nextTabStop } from "./panel-order";

/** The names of what is focused, or would be: the button that added, and those of the panel. */
let at: (id: string) => HTMLElement;
let panel: HTMLElement;
beforeEach(() => {
  document.body.innerHTML =
    '<button id="add">Add</button><a id="after" href="/">After</a><section><button id="close">Close</button><a id="checkout" href="/">Checkout</a></section>';
  at = (id) => document.getElementById(id) as HTMLElement;
  panel = document.querySelector("section") as HTMLElement;
});

/** Where the key leads from an element; what it leaves to the browser begins where the focus is. */
const from = (id: string, isBackwards = false) => {
  at(id).focus();
  const next = nextTabStop(panel, at("add"), isBackwards)?.id ?? null;
  return { next, from: document.activeElement?.id };
};

test("the panel is next after the button that added (rule accessibility-15)", () => {
  expect(from("add").next).toBe("close");
  expect(from("close", true).next).toBe("add");
});

test("what follows the button is next after the panel (rule accessibility-15)", () => {
  expect(from("checkout")).toEqual({ next: null, from: "add" });
});

test("other stops are the browser's", () => {
  expect(from("after")).toEqual({ next: null, from: "after" });
  expect(from("add", true)).toEqual({ next: null, from: "add" });
  expect(from("close")).toEqual({ next: null, from: "close" });
});

test("without the button that added, all of them are", () => {
  at("checkout").focus();
  expect(nextTabStop(panel, null, false)).toBeNull();
  expect(document.activeElement?.id).toBe("checkout");
});
