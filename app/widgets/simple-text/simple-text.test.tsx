import { expect, test } from "vitest";
import { itemOf, renderOnPage } from "../widget-fixture";
import { schema } from "./schema";
import { SimpleText } from "./simple-text";

const render = (textContent: string) =>
  renderOnPage(
    <SimpleText props={schema.parse({})} items={[itemOf({ textContent })]} data={null} name="text" />,
  );

test("the owner's HTML is unchanged", () => {
  expect(render("<p>Dogs <em>welcome</em>.</p>")).toContain("<p>Dogs <em>welcome</em>.</p>");
});

test.each(["", "  ", "\n"])("for %j nothing is shown", (textContent) => {
  expect(render(textContent)).toBe("");
});
