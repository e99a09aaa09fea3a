import { expect, test } from "vitest";
import { propsOf, renderOnPage } from "../widget-fixture";
import { FooterMenu } from "./footer-menu";
import { declaration } from "./schema";

const data = {
  id: "help",
  name: "Help",
  items: [
    { label: "Contact", url: "/contact", items: [] },
    { label: "Journal", url: "https://journal.example/", items: [] },
  ],
};
const render = (props: Record<string, unknown>) =>
  renderOnPage(<FooterMenu props={propsOf(declaration, props)} items={[]} data={data} name="footer-help" />);

test.each([
  [{ layout: "vertical" }, false, false],
  [{ layout: "vertical", dividers: true }, false, "divide-y"],
  [{ layout: "horizontal" }, "flex-wrap", false],
  [{ layout: "horizontal", dividers: true }, "flex-wrap", "divide-x"],
])("a menu with %j stands as its owner chose (rule menus-6)", (props, row, divider) => {
  const html = render(props);
  expect(html.includes("flex-wrap")).toBe(row !== false);
  expect(/divide-[xy](?= )/.exec(html)?.[0] ?? false).toBe(divider);
});

test.each([
  [{ title: "Help" }, true],
  [{}, false],
  [{ title: "Help", layout: "horizontal" }, false],
])("on a phone a menu with %j folds: %s (rule menus-10)", (props, folds) => {
  const html = render(props);
  expect(html.includes("<details")).toBe(folds);
  expect(html).toMatch(/<ul class="footer-links/);
});

test("its links leave the shop as plain links", () => {
  expect(render({})).toMatch(/<a[^>]*href="https:\/\/journal\.example\/"/);
});
