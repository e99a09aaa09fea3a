// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount, pointerEvent } from "~/widgets/mount-fixture";
import { onPage, renderOnPage } from "~/widgets/widget-fixture";
import { UserMenu } from "./user-menu";

const visitor = { isSignedIn: true, firstName: "Ada", cartCount: 0, favorites: "", hasUnread: true };

test("a customer's menu has four items, whatever waits to be read (rule layout-4)", () => {
  const html = renderOnPage(<UserMenu visitor={visitor} />);
  const items = [...html.matchAll(/>([^<>]+)<\/(?:a|button)>/g)].map(([, text]) => text);
  expect(items).toEqual(["My Account", "My Orders", "Account Settings", "Logout"]);
});

test("a guest reads 'Sign in / Register'", () => {
  expect(renderOnPage(<UserMenu visitor={{ ...visitor, isSignedIn: false }} />)).toContain(
    "Sign in / Register",
  );
});

describe("with a script", () => {
  let page: ReturnType<typeof mount>;
  beforeEach(() => {
    vi.useFakeTimers();
    page = mount(onPage(<UserMenu visitor={visitor} />));
  });
  afterEach(() => {
    page.remove();
    vi.useRealTimers();
  });

  const icon = () => page.host.querySelector<HTMLElement>("a[aria-expanded]");
  const point = (type: string, pointerType: "mouse" | "touch") =>
    act(() => icon()?.dispatchEvent(pointerEvent(type, pointerType)));
  const isOpen = () => icon()?.getAttribute("aria-expanded");

  test("the menu hides 500 ms after the pointer left (rule layout-4)", () => {
    point("pointerover", "mouse");
    point("pointerout", "mouse");
    act(() => vi.advanceTimersByTime(499));
    expect(isOpen()).toBe("true");
    act(() => vi.advanceTimersByTime(1));
    expect(isOpen()).toBe("false");
  });

  test("a finger only toggles it (rule layout-4)", () => {
    const tap = () => {
      point("pointerdown", "touch");
      act(() => icon()?.click());
      return isOpen();
    };
    expect([tap(), tap()]).toEqual(["true", "false"]);
  });
});
