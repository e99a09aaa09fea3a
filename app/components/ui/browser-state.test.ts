import { beforeEach, expect, test } from "vitest";
import { say, setOpen, setShownAnswer, useBrowserState } from "./browser-state";

beforeEach(() => useBrowserState.setState({ open: {}, shownAnswers: {}, said: [] }));

test("each place has one open part, independent of other places", () => {
  setOpen("bar", 0);
  setOpen("cart", "cart");
  setOpen("bar", 2);
  expect(useBrowserState.getState().open).toEqual({ bar: 2, cart: "cart" });
});

test("a closed place keeps no state, and closing twice changes nothing", () => {
  setOpen("bar", 0);
  setOpen("bar", null);
  const closed = useBrowserState.getState().open;
  expect(closed).toEqual({});
  setOpen("bar", null);
  expect(useBrowserState.getState().open).toBe(closed);
});

test("a button remembers the answer it has shown until it is gone", () => {
  const answer = { ok: true };
  setShownAnswer("mug", answer);
  expect(useBrowserState.getState().shownAnswers.mug).toBe(answer);
  setShownAnswer("mug", null);
  expect(useBrowserState.getState().shownAnswers).toEqual({});
});

test("the same words are said again, and the last three texts are kept", () => {
  for (const text of ["One", "Two", "Two", "Three"]) say(text);
  const { said } = useBrowserState.getState();
  expect(said.map(({ text }) => text)).toEqual(["Two", "Two", "Three"]);
  expect(new Set(said.map(({ key }) => key)).size).toBe(3);
});
