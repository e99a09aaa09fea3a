import { expect, test } from "vitest";
import type { HistoryEntry } from "~/models/office/record/history-entry";
import { renderOnPage } from "~/widgets/widget-fixture";
import { RecordHistory } from "./record-history";

const change: HistoryEntry = {
  version: "v1",
  who: "Ada Novak",
  atText: "Nov 28, 9:30 AM",
  fields: [{ path: "title", label: "Title", theirText: "Mugs", myText: "Mugs and cups" }],
};
const html = (entries: HistoryEntry[], mayChange?: boolean) =>
  renderOnPage(
    <RecordHistory entries={entries} version="v2" {...(mayChange === undefined ? {} : { mayChange })} />,
  ).replaceAll("<!-- -->", "");

test("a record that was never changed says so", () => {
  const page = html([]);
  expect(page).toContain("No changes yet.");
  expect(page).not.toContain("<form");
});

test("a change says who made it, when, and both texts of each field (rule office-14)", () => {
  const page = html([change]);
  expect(page).toContain("<summary>Ada Novak · Nov 28, 9:30 AM</summary>");
  expect(page).toMatch(
    /<th scope="row">Title<\/th><td data-label="Before">Mugs<\/td><td data-label="After">Mugs and cups<\/td>/,
  );
  expect([...page.matchAll(/<th scope="col">([^<]*)</g)].map(([, head]) => head)).toEqual([
    "Field",
    "Before",
    "After",
  ]);
});

test("an empty text is shown as a dash", () => {
  const emptied = { ...change, fields: [{ path: "intro", label: "Intro", theirText: "Hello", myText: "" }] };
  expect(html([emptied])).toContain('<td data-label="Before">Hello</td><td data-label="After">–</td>');
});

test("a change of something the form does not show says so", () => {
  expect(html([{ ...change, fields: [] }])).toContain("Nothing that this form shows.");
});

test("each change can be taken back, on top of the version that is shown", () => {
  const page = html([change, { ...change, version: "v0" }]);
  expect(page).toContain('<input type="hidden" name="version" value="v2"/>');
  expect([...page.matchAll(/name="of" value="(\w+)"/g)].map(([, version]) => version)).toEqual(["v1", "v0"]);
});

test("who may only read takes nothing back", () => {
  expect(html([change], false)).not.toContain("Restore");
});
