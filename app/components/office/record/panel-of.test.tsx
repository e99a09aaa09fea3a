import { expect, test } from "vitest";
import type { PanelView } from "~/models/office/record/record-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PanelOf } from "./panel-of";

const html = (panel: PanelView) => renderOnPage(<PanelOf panel={panel} />).replaceAll("<!-- -->", "");

test("a panel has a title, and a way to more of it", () => {
  const facts: PanelView = { title: "Payment", kind: "facts", facts: [] };
  expect(html(facts)).toMatch(/<h2[^>]*>Payment<\/h2>/);
  expect(html({ ...facts, more: { to: "/admin/numbers", label: "All" } })).toMatch(
    /<a[^>]*href="\/admin\/numbers"[^>]*>All<\/a>/,
  );
  const file = html({ ...facts, more: { to: "/admin/books", label: "Books", isFile: true } });
  expect(file).toContain('<a href="/admin/books" download="">Books</a>');
});

test("facts are named, and lead on where there is more to know", () => {
  const page = html({
    title: "Payment",
    kind: "facts",
    facts: [
      { label: "Method", text: "Card" },
      { label: "Customer", text: "Ada", to: "/admin/customers/1" },
    ],
  });
  expect(page).toContain("<dt>Method</dt><dd>Card</dd>");
  expect(page).toContain('<dt>Customer</dt><dd><a href="/admin/customers/1">Ada</a></dd>');
});

test("rows say where they lead, how they stand, or that there are none", () => {
  const rows = html({
    title: "Uses",
    kind: "rows",
    rows: [
      { title: "Home", to: "/admin/pages/home", sub: "Hero", end: "Live", tone: "good" },
      { title: "Old", end: "12" },
    ],
    empty: "Used nowhere.",
  });
  expect(rows).toContain('href="/admin/pages/home">Home</a><small>Hero</small>');
  expect(rows).toContain('<span class="office-badge" data-tone="good">Live</span>');
  expect(rows).toContain("<span>Old</span><span>12</span>");
  expect(html({ title: "Uses", kind: "rows", rows: [], empty: "Used nowhere." })).toContain("Used nowhere.");
});

test("files are downloaded under their names, pages are opened", () => {
  const page = html({
    title: "Files",
    kind: "links",
    links: [
      { href: "/admin/f/1", label: "Photo", isFile: true, fileName: "mug.jpg" },
      { href: "/admin/f/2", label: "Export", isFile: true },
      { href: "/admin/orders/1", label: "Order 1" },
    ],
  });
  expect(page).toContain('<a href="/admin/f/1" download="mug.jpg">Photo</a>');
  expect(page).toContain('<a href="/admin/f/2" download="">Export</a>');
  expect(page).toMatch(/<a[^>]*href="\/admin\/orders\/1"[^>]*>Order 1<\/a>/);
});

test("an owner's document is shown in a frame without scripts, cookies and forms", () => {
  const page = html({ title: "Mail", kind: "frame", html: "<script>alert(1)</script>" });
  expect(page).toContain('sandbox=""');
  expect(page).toContain('srcDoc="&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(page).not.toContain("<script>alert");
});

test("what was written says who wrote it, when, and gives its files", () => {
  const page = html({
    title: "Conversation",
    kind: "words",
    entries: [
      {
        text: "Where is it?",
        who: "Ada",
        atText: "Nov 28",
        isOwn: false,
        files: [{ name: "label.png", url: "/admin/f/3" }],
      },
      { text: "On its way.", who: "Shop", atText: "Nov 29", isOwn: true, files: [] },
    ],
  });
  expect(page).toContain("<li><p>Where is it?</p>");
  expect(page).toContain('<a href="/admin/f/3" download="">label.png</a><small>Ada · Nov 28</small>');
  expect(page).toContain('<li data-own="true"><p>On its way.</p><small>Shop · Nov 29</small>');
});

test("lines are an address", () => {
  expect(html({ title: "Delivery", kind: "lines", lines: ["1 Main St", "Portland, ME 04101"] })).toContain(
    "<address><span>1 Main St</span><span>Portland, ME 04101</span></address>",
  );
});

test("a form that stands open says its steps before it, and waits for its answer (rule office-27)", () => {
  const page = html({
    title: "Try it",
    kind: "form",
    about: "Ask the provider.",
    steps: ["Sign in there.", "Copy the key."],
    deed: { deed: "try", label: "Try", submit: "Ask now", fields: [], values: { version: "3" } },
  });
  expect(page).toContain('<ol class="office-steps"><li>Sign in there.</li><li>Copy the key.</li></ol>');
  expect(page).toContain('<input type="hidden" name="version" value="3"/>');
  expect(page).toContain("Ask now");
  expect(page).toContain('<div role="status" class="office-answer"></div>');
});
