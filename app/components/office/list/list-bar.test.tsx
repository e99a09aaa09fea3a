import { describe, expect, test } from "vitest";
import type { ListAddress } from "~/models/office/list/list-address";
import { plainAddress, teas } from "~/models/office/list/list-fixture";
import { fieldsOf, linksOf, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { ListBar } from "./list-bar";
import { ListViews } from "./list-views";

const at = (change: Partial<ListAddress>): ListAddress => ({ ...plainAddress, ...change });
const html = (change: Partial<ListAddress> = {}, over: Partial<Parameters<typeof ListBar>[0]> = {}) =>
  renderOnPage(<ListBar list={teas} address={at(change)} count={3} isMore={false} {...over} />);

describe("what is above the rows of a list", () => {
  test("is one form that an address keeps, with a field for each filter", () => {
    expect(html()).toMatch(/<form method="get" action="\/admin\/teas" role="search" aria-label="Teas"/);
    expect(fieldsOf(html())).toEqual([
      "q",
      "leaf",
      expect.stringMatching(/^picked/),
      expect.stringMatching(/^picked/),
      expect.stringMatching(/^price/),
      expect.stringMatching(/^price/),
      "sort",
      "column=state",
      "column=price",
    ]);
    expect(html()).toContain('aria-label="Search teas"');
  });

  test("has what was chosen filled in, and a way to leave each", () => {
    const chosen = html({ q: "oolong", filters: { state: ["sold", "gone"] } });
    expect(fieldsOf(chosen)).toEqual(expect.arrayContaining(["q=oolong", "state=sold", "state=gone"]));
    expect(linksOf(chosen)).toEqual([
      ["“oolong” (remove)", expect.not.stringContaining("q=")],
      [expect.stringMatching(/Sold \(remove\)$/), expect.stringMatching(/q=oolong.*state=gone/)],
      [expect.stringMatching(/Sold out \(remove\)$/), expect.stringMatching(/q=oolong.*state=sold/)],
    ]);
    expect(html()).not.toContain("Chosen filters");
  });

  test.each([
    [0, false, "", "0 matches"],
    [1, false, "", "1 match"],
    [1, true, "", "1+ matches"],
    [12_345, false, "$900.00", "12,345 matches · $900.00"],
  ])("says of %i (more: %s) how many match: '%s' '%s'", (count, isMore, sum, words) => {
    const total = /<p class="office-total" aria-live="polite">(.*?)<\/p>/s.exec(
      html({}, { count, isMore, sum }),
    )?.[1];
    expect(wordsOf(total ?? "").replace(" +", "+")).toBe(words);
  });

  test("saves what matches as a file, where the list has views and something matches", () => {
    expect(linksOf(html({}, { saved: [] })).map(([words]) => words)).toEqual(["Save as CSV"]);
    expect(linksOf(html({}, { saved: [], count: 0 }))).toEqual([]);
    expect(linksOf(html())).toEqual([]);
  });

  test("without filters has columns alone, and with one way to sort none to choose", () => {
    const plain = html({}, { list: { ...teas, filters: [], searchHint: "", sorts: teas.sorts.slice(0, 1) } });
    expect(plain).toContain("<summary>Columns</summary>");
    expect(plain).not.toMatch(/Sort by|type="search"/);
  });
});

describe("the views of a list (rule office-31)", () => {
  const views = (change: Partial<ListAddress>, saved?: Parameters<typeof ListViews>[0]["saved"]) =>
    renderOnPage(<ListViews list={teas} address={at(change)} saved={saved} />);
  const current = (page: string) => /aria-current="page"[^>]*>([^<]*)/.exec(page)?.[1];

  test("name the one in view, those of people too", () => {
    expect(current(views({}))).toBe("All");
    expect(current(views({ filters: { state: ["gone"] } }))).toBe("Sold out");
    const green = [{ key: "v1", label: "Green ones", query: "leaf=green" }];
    expect(current(views({ filters: { leaf: ["green"] } }, green))).toBe("Green ones");
  });

  test("what is none yet can be saved as one", () => {
    const last = (page: string) => linksOf(page).at(-1)?.[0];
    expect(last(views({ filters: { leaf: ["green"] } }, []))).toBe("Save view…");
    expect(last(views({}, []))).toBe("Views…");
    expect(last(views({}))).toBe("Sold out");
  });
});
