import { describe, expect, test } from "vitest";
import { buttonsOf, fieldsOf, linksOf, wordsOf } from "~/widgets/page-fixture";
import { renderOnPage } from "~/widgets/widget-fixture";
import { RecordTextPage } from "./record-text-page";

const list = { segment: "menus", title: "Menus" };
const text = '{\n  "label": "Home"\n}';
const html = (notes: { line: number; reason: string }[] = [], answer?: object) =>
  renderOnPage(
    <RecordTextPage list={list} heading="Main menu" name="main" text={text} notes={notes} version="v1" />,
    { answer: answer && { formId: "text", fieldErrors: {}, faults: [], version: "v1", ...answer } },
  );
const marked = (page: string) =>
  [...page.matchAll(/<li id="line-(\d+)"(?: data-tone="(\w+)")?>/g)].map(([, line, tone]) => [line, tone]);

describe("a record as text (rule office-90)", () => {
  test("is as long as its lines, with the version it was made of", () => {
    const page = html();
    expect(page).toMatch(/<textarea[^>]*rows="3"[^>]*>\{/);
    expect(fieldsOf(page)).toEqual(expect.arrayContaining(["version=v1", "text"]));
    expect(marked(page)).toEqual([
      ["1", undefined],
      ["2", undefined],
      ["3", undefined],
    ]);
    expect(linksOf(page).map(([words]) => words)).toEqual(["Menus", "Main menu", "As a form"]);
  });

  test("what its check minds leads to the line, and is no error", () => {
    const page = html([{ line: 2, reason: "It leads nowhere." }]);
    expect(linksOf(page)).toContainEqual(["Line 2", "#line-2"]);
    expect(marked(page)[1]).toEqual(["2", "mind"]);
    expect(page).toMatch(/aria-describedby="text-notes"/);
    expect(page).not.toMatch(/role="alert"|aria-invalid/);
  });

  test("what is wrong is heard at once, is in its line, and what was typed stays", () => {
    const faults = [{ line: 3, reason: "Not closed." }];
    const page = html([], { faults, repopulateFields: { text: "{\n\n" } });
    expect(page).toMatch(/<ul id="text-faults"[^>]*role="alert"/);
    expect(wordsOf(page)).toContain("Line 3: Not closed.");
    expect(page).toMatch(/aria-invalid="true" aria-describedby="text-faults"/);
    expect(page).toMatch(/<textarea[^>]*>\n?\{\n\n<\/textarea>/);
    expect(marked(page)[2]).toEqual(["3", "bad"]);
  });

  test("what someone else saved meanwhile stands below, and is replaced by a press that says so", () => {
    const page = html([], { theirs: '{ "label": "Start" }', repopulateFields: { text }, version: "v2" });
    expect(page).toMatch(/<textarea id="text-theirs"[^>]*readOnly=""/i);
    expect(buttonsOf(page)).toEqual(["Save mine"]);
    expect(fieldsOf(page)).toContain("version=v2");
    expect(buttonsOf(html())).toEqual(["Save"]);
  });
});
