import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
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
