/** @vitest-environment jsdom */
import { act, useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mount } from "~/widgets/mount-fixture";
import { useStickyHeader } from "./use-sticky-header";

function Header() {
  const header = useRef<HTMLElement>(null);
  const { isCollapsed, foldedPx } = useStickyHeader(header);
  return (
    <header ref={header} style={{ marginBottom: foldedPx }}>
      {isCollapsed ? null : <div className="header-menu" />}
    </header>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the room of menus that the header folded away stays (rule layout-3)", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(52);
  const scrollTo = (topPx: number) =>
    act(() => {
      vi.stubGlobal("scrollY", topPx);
      window.dispatchEvent(new Event("scroll"));
    });
  const { host, remove } = mount(<Header />);
  const room = () => host.querySelector("header")?.style.marginBottom;
  expect(room()).toBe("0px");
  scrollTo(300);
  expect(room()).toBe("52px");
  // Now there is no menu to be measured.
  scrollTo(320);
  expect(room()).toBe("52px");
  remove();
});
