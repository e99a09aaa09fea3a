import { expect, test } from "vitest";
import type { PanelView } from "~/models/office/record/record-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { TablePanel } from "./table-panel";

type TableView = Extract<PanelView, { kind: "table" }>;
const table: TableView = {
  title: "Codes",
  kind: "table",
  columns: [{ label: "Code" }, { label: "Used", align: "end" }],
  rows: [
    ["SPRING", "12"],
    ["SUMMER", "none yet"],
  ],
  empty: "No codes yet.",
};
const html = (changes: Partial<TableView> = {}) =>
  renderOnPage(<TablePanel panel={{ ...table, ...changes }} />);
const button: TableView["button"] = {
  deed: "end-code",
  label: "End",
  of: ["c1", null],
  values: { version: "4" },
};

test("a table without rows says so in words", () => {
  expect(html({ rows: [] })).toBe('<p class="office-quiet">No codes yet.</p>');
});

test("heads name columns, and figures are set as figures", () => {
  const page = html();
  expect([...page.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
    "Code",
    "Used",
  ]);
  expect(page).toMatch(/<td data-align="end" data-label="Used" data-figures="true">12<\/td>/);
  expect(page).toMatch(/<td data-align="end" data-label="Used">none yet<\/td>/);
});

test("a table without a button is no form", () => {
  expect(html()).not.toContain("<form");
});

test("a row's button posts its own value, with what goes along unseen, and is named by its row", () => {
  const page = html({ button });
  expect(page).toContain('<input type="hidden" name="version" value="4"/>');
  expect(page).toMatch(/name="of" value="c1"[^>]*aria-label="End: SPRING, 12"/);
});

test("a row that it is not for has none", () => {
  expect(html({ button }).match(/name="of"/g)).toHaveLength(1);
});
