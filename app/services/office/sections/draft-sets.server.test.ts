import { expect, test } from "vitest";
import { draftSets } from "./draft-sets.server";

const widget = (name: string) => ({ kind: "widget", name, record: { type: "simple-text" } });
const page = (name: string, ...placed: string[]) => ({
  kind: "template",
  name,
  record: {
    html: placed.map((one) => `<div data-widget="simple-text" data-attribute="${one}"></div>`).join(""),
  },
});

test("a page's draft takes those of its widgets along, each once (rule builder-12)", () => {
  const menu = { kind: "menu", name: "1", record: {} };
  const home = page("page/Home", "hero", "words", "hero", "unchanged");
  const [hero, words, other] = [widget("hero"), widget("words"), widget("other")];
  expect(draftSets([menu, home, hero, other, words])).toEqual([
    { draft: menu, parts: [] },
    { draft: home, parts: [hero, words] },
    { draft: other, parts: [] },
  ]);
});

test("a page that is to be removed takes none along", () => {
  const gone = { kind: "template", name: "page/Old", record: null };
  expect(draftSets([gone, widget("hero")])).toHaveLength(2);
});
