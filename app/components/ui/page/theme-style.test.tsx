/** @vitest-environment jsdom */
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { ThemeStyle } from "./theme-style";

class Sheet {
  css = "";
  replaceSync(css: string) {
    this.css = css;
  }
}

afterEach(() => vi.unstubAllGlobals());

test("a theme that comes later is a sheet of its own, and leaves the one that the document's policy names", () => {
  vi.stubGlobal("CSSStyleSheet", Sheet);
  const page = mount(<ThemeStyle css={{ data: ":root{--ink:#111}" }} nonce={undefined} />);
  const style = page.host.querySelector("style");
  page.render(<ThemeStyle css={{ data: ":root{--ink:#222}" }} nonce={undefined} />);
  expect(document.adoptedStyleSheets).toEqual([expect.objectContaining({ css: ":root{--ink:#222}" })]);
  expect(page.host.querySelector("style")).toBe(style);
  expect(style?.innerHTML).toBe(":root{--ink:#111}");
  page.remove();
});
