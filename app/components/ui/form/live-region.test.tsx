// @vitest-environment jsdom

import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { say, useBrowserState } from "../browser-state";
import { LiveRegion } from "./live-region";
import { useSaid } from "./use-said";

function Price({ text, of }: { text: string; of: string }) {
  useSaid(text, of);
  return null;
}

let root: ReturnType<typeof createRoot>;
const show = (text: string, of = "mug") =>
  act(() =>
    root.render(
      <>
        <Price text={text} of={of} />
        <LiveRegion />
      </>,
    ),
  );
const said = () => [...document.querySelectorAll("[role=status] p")].map(({ textContent }) => textContent);

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  useBrowserState.setState({ said: [] });
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

test("what the page began with is not said, what it changes to is (rule accessibility-4)", () => {
  show("$18.00");
  expect(said()).toEqual([]);
  show("$20.00");
  expect(said()).toEqual(["$20.00"]);
});

test("of something else it begins anew, and an empty text is not said", () => {
  show("$18.00");
  show("$30.00", "pan");
  show("", "pan");
  expect(said()).toEqual([]);
});

test("a region that opens says nothing of what was said before", () => {
  say("Before");
  show("$18.00");
  show("$20.00");
  expect(said()).toEqual(["$20.00"]);
});
