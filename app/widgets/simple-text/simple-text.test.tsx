import { expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { declaration } from "./schema";
import { SimpleText } from "./simple-text";

const render = (textContent: string) =>
  renderOnPage(
    <SimpleText
      props={propsOf(declaration, {})}
      items={[itemOf(declaration, { textContent })]}
      data={null}
      name="text"
    />,
  );

test("the owner's HTML is unchanged", () => {
  expect(render("<p>Dogs <em>welcome</em>.</p>")).toContain("<p>Dogs <em>welcome</em>.</p>");
});

test.each(["", "  ", "\n"])("for %j nothing is shown", (textContent) => {
  expect(render(textContent)).toBe("");
});
