import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KeysElsewhere } from "./keys-elsewhere";

const shown = (isApart: boolean, domains = ["harbor.example"]) =>
  renderToStaticMarkup(<KeysElsewhere domains={domains} instead="Sign in there." isApart={isApart} />);

test("a passkey from before the office had a domain of its own says why it is asked for anew (rule staff-17)", () => {
  expect(shown(true)).toContain("Your passkey was made for harbor.example.");
  expect(shown(true)).toContain("use a recovery code, then add a passkey here.");
});

test("one of another shop names where it works", () => {
  expect(shown(false)).toContain("Your passkey was made for harbor.example. Sign in there.");
  expect(shown(false, [])).toBe("");
});
