import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { type FrameData, OfficeFrame } from "./office-frame";

const frame: FrameData = {
  shopName: "Harbor",
  shopUrl: "https://harbor.example/",
  isApart: true,
  memberName: "Ada Novak",
  roles: "Owner",
  entries: [
    { path: "/admin", label: "Home", group: 0, count: 0 },
    { path: "/admin/orders", label: "Orders", group: 1, count: 3 },
    { path: "/admin/settings", label: "Settings", group: 2, count: 0 },
  ],
  suspendedWords: null,
};
const html = (changes: Partial<FrameData> = {}, path = "/admin/orders/1001") =>
  renderOnPage(
    <OfficeFrame {...frame} {...changes}>
      <h1>Order 1001</h1>
    </OfficeFrame>,
    { path },
  ).replaceAll("<!-- -->", "");

test("the menu leads everywhere one may go, says what waits and where one is (rule office-1)", () => {
  const [, menu = ""] = html().split('aria-label="Office"');
  expect(menu).toMatch(
    /<a aria-current="page"[^>]*href="\/admin\/orders">Orders<span class="office-count">3<\/span>/,
  );
  expect(menu).toMatch(/<a[^>]*href="\/admin\/settings">Settings<\/a>/);
  expect(menu.match(/aria-current="page"/g)).toHaveLength(1);
});

test("a phone's menu unfolds without a script and has the same ways", () => {
  const [, fold = ""] = html().match(/<details class="office-menu-fold">(.*?)<\/details>/s) ?? [];
  expect(fold).toContain('<summary aria-label="Menu">');
  expect(fold.match(/<li>/g)).toHaveLength(3);
});

test("a keyboard skips to the content, and looks for anything by a plain form", () => {
  const page = html({ q: "mug" });
  expect(page).toMatch(/<a class="office-skip" href="#content">/);
  expect(page).toMatch(/<main id="content" tabindex="-1"/i);
  expect(page).toMatch(/<form[^>]*method="get"[^>]*role="search"/);
  expect(page).toMatch(/name="q"[^>]*value="mug"/);
});

test("other shops of the business are a step away, where there are some", () => {
  expect(html()).not.toContain("Other shops");
  const page = html({ others: [{ name: "Leaf", url: "https://admin.example/leaf" }] });
  expect(page).toContain('<a href="https://admin.example/leaf">Leaf</a>');
});

test("an office on the shop's own domain says that the shop's scripts rest (rule hosts-9)", () => {
  expect(html()).not.toContain("ADMIN_ORIGIN");
  expect(html({ isApart: false })).toContain("ADMIN_ORIGIN");
});

test("a shop that the host has shut says why on every screen (rule hosting-3)", () => {
  expect(html()).not.toContain("The host has shut this shop");
  expect(html({ suspendedWords: "The invoice is open." })).toContain(
    "The host has shut this shop. The invoice is open.",
  );
});

test("the office follows the color scheme of the device until one is chosen", () => {
  expect(html()).not.toContain("data-scheme");
  expect(html({ scheme: "dark" })).toContain('<div class="office" data-scheme="dark">');
});
