import { describe, expect, test } from "vitest";
import type { ListAddress } from "~/models/office/list/list-address";
import type { ListRow } from "~/models/office/list/list-description";
import { plainAddress, teas } from "~/models/office/list/list-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { type ListData, ListPage } from "./list-page";
import type { SelectionAction } from "./list-table";

const oolong: ListRow = {
  id: "t1",
  href: "/admin/teas/oolong",
  label: "Oolong",
  cells: {
    name: { text: "Oolong", sub: "Blue tea", imageUrl: "/media/oolong" },
    state: { text: "Sold", tone: "good" },
    price: { text: "$12.00" },
    origin: { text: "Fujian" },
  },
};
const at = (change: Partial<ListAddress>): ListAddress => ({ ...plainAddress, ...change });

/** The list's page, with one tea. */
function page(data: Partial<ListData> = {}, selection: SelectionAction[] = []): string {
  const whole = { address: plainAddress, rows: [oolong], next: "", count: 1, isMore: false, ...data };
  return renderOnPage(
    <ListPage list={teas} empty={<p>Add your first tea.</p>} selection={selection} {...whole} />,
  );
}
const cells = (html: string) => [...html.matchAll(/data-label="([^"]*)">/g)].map(([, label]) => label);

describe("the rows of a list", () => {
  test("show the chosen columns; the first leads to its record", () => {
    const html = page();
    expect(cells(html)).toEqual(["Name", "State", "Price"]);
    expect(html).toContain('href="/admin/teas/oolong">Oolong</a>');
    expect(html).toContain('<span class="office-badge" data-tone="good">Sold</span>');
    expect(html).toContain("<small>Blue tea</small>");
    expect(html).toContain('<img src="/media/oolong" alt=""');
    expect(cells(page({ address: at({ columns: ["name", "origin"] }) }))).toEqual(["Name", "Origin"]);
  });

  test("have a checkbox where something can be done with several", () => {
    expect(page()).not.toContain('type="checkbox" name="id"');
    const html = page({ count: 3 }, [
      { to: "/admin/teas/price", label: "Change price" },
      { to: "/admin/many", label: "Archive", as: "archive" },
    ]);
    expect(html).toContain('name="id" aria-label="Choose Oolong" value="t1"');
    expect(html).toContain("With those chosen:");
    expect(html).toContain("All 3 that match");
    expect(html).toMatch(/formAction="\/admin\/teas\/price"[^>]*>Change price/i);
    expect(html).toMatch(/formAction="\/admin\/many"[^>]*name="as"[^>]*value="archive"[^>]*>Archive/i);
  });

  test("that are all there are need no choice of all that match", () => {
    const actions = [{ to: "/admin/teas/price", label: "Change price" }];
    expect(page({}, actions)).not.toContain("that match");
    expect(page({ isMore: true }, actions)).toContain("All 1+ that match");
  });

  test("are chosen with the search and filters they were found by", () => {
    const address = at({ q: "blue", filters: { state: ["sold"] } });
    const form = page({ address }, [{ to: "/admin/many", label: "Archive" }])
      .split('method="get"')
      .at(-1);
    expect(form).toContain('type="hidden" name="q" value="blue"');
    expect(form).toContain('type="hidden" name="state" value="sold"');
  });
});

describe("without rows", () => {
  test("a list that is empty says what to do", () => {
    expect(page({ rows: [], count: 0 })).toContain("Add your first tea.");
  });

  test("a search that finds nothing leads back to all, in the same order", () => {
    const html = page({ rows: [], count: 0, address: at({ q: "coffee", sort: "name" }) });
    expect(html).toContain("Nothing matches.");
    expect(html).toContain('href="/admin/teas?sort=name">Show all</a>');
    expect(html).not.toContain("Add your first tea.");
  });
});

describe("the bar above a list", () => {
  test("says how many match, and what they add up to", () => {
    expect(page()).toContain("1 match<");
    expect(page({ count: 1200, isMore: true, sum: "$99.00" })).toContain("1,200+ matches · $99.00");
  });

  test("holds what was looked for, and each choice as a chip that takes it away", () => {
    const html = page({ address: at({ q: "blue", filters: { state: ["sold"], leaf: ["green"] } }) });
    expect(html).toMatch(/<input type="search" name="q"[^>]* value="blue"/);
    expect(html).toContain('href="/admin/teas?state=sold&amp;leaf=green"');
    expect(html).toContain('href="/admin/teas?q=blue&amp;leaf=green"');
    expect(html).toContain("Leaf: green<");
    expect(page()).not.toContain("Chosen filters");
  });

  test("has the fields of each filter with what was chosen", () => {
    const filters = {
      state: ["gone"],
      leaf: ["green"],
      "picked-from": ["2026-01-31"],
      "price-max": ["12"],
    };
    const html = page({ address: at({ filters, sort: "name" }) });
    expect(html).toMatch(/type="checkbox" name="state" checked="" value="gone"/);
    expect(html).toMatch(/type="checkbox" name="state" value="sold"/);
    expect(html).toContain('name="leaf" value="green"');
    expect(html).toContain('type="date" name="picked-from" value="2026-01-31"');
    expect(html).toContain('type="date" name="picked-until" value=""');
    expect(html).toContain('inputMode="decimal" name="price-max" value="12"');
    expect(html).toContain('<option value="name" selected="">');
  });

  test("offers each column but the first, which always stays", () => {
    const html = page();
    const offered = [...html.matchAll(/name="column"(?: checked="")? value="(\w+)"/g)].map(([, key]) => key);
    expect(offered).toEqual(["state", "price", "origin"]);
  });
});

describe("views and pages", () => {
  const saved = [{ key: "saved-1", label: "My greens", query: "leaf=green" }];

  test("the open view is marked, and those that were saved come last", () => {
    const html = page({ address: at({ filters: { state: ["gone"] } }), saved });
    expect(html).toMatch(/aria-current="page"[^>]*href="\/admin\/teas\?state=gone"/);
    expect(html.indexOf("My greens")).toBeGreaterThan(html.indexOf("Sold out"));
  });

  test("what is shown can be saved as a view and as a file where the list has them", () => {
    const html = page({ address: at({ q: "blue" }), saved });
    expect(html).toContain('href="/admin/teas-views?q=blue"');
    expect(html).toContain("Save view…");
    expect(html).toContain('href="/admin/file/listed?list=teas&amp;q=blue">Save as CSV');
    expect(page()).not.toContain("Save as CSV");
    expect(page({ rows: [], count: 0, saved })).not.toContain("Save as CSV");
  });

  test("other pages are links", () => {
    expect(page()).not.toContain('aria-label="Pages"');
    const html = page({ address: at({ q: "blue", after: "t0" }), next: "t1" });
    expect(html).toContain('href="/admin/teas?q=blue">First page</a>');
    expect(html).toMatch(/rel="next"[^>]*href="\/admin\/teas\?q=blue&amp;after=t1">Next page/);
  });
});
