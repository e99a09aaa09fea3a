import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { ButtonWidget } from "./button";
import { declaration } from "./schema";

const template = { name: "See all", value: "/kitchen" };
const render = (fields: Parameters<typeof itemOf>[1], props = {}) =>
  renderOnPage(
    <ButtonWidget
      props={propsOf(declaration, { ...template, ...props })}
      items={[itemOf(declaration, fields)]}
      data={null}
      name="go"
    />,
  );
const own = { buttonLabel: "Find us", buttonLink: "/contact" };

test("without the template's setting, label and link are the item's", () => {
  expect(render(own)).toMatch(/href="\/contact"[^>]*>Find us</);
});

test.each([
  [own, { buttonUseTemplateSetting: true }],
  [{ ...own, buttonUseTemplateSetting: true }, {}],
])("with it they are the template's name and value", (fields, props) => {
  expect(render(fields, props)).toMatch(/href="\/kitchen"[^>]*>See all</);
});

test("a button without a label says 'Click Here'", () => {
  expect(render({ buttonLink: "/contact" })).toContain(">Click Here<");
});

test("without a link it is hidden", () => {
  expect(render({ buttonLabel: "Nowhere" })).toBe("");
  expect(render(own, { buttonUseTemplateSetting: true, value: "" })).toBe("");
});

test("an external link opens in the same tab", () => {
  const html = render({ buttonLink: "https://maker.example/" });
  expect(html).toContain('href="https://maker.example/"');
  expect(html).not.toContain("_blank");
});
