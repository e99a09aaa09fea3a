import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./button";

test("a button that is sending keeps the focus: it is not disabled (rule accessibility-1)", () => {
  const html = renderToStaticMarkup(<Button busy>Adding...</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain('disabled=""');
});

test("a button at rest says nothing of it, and one that cannot be pressed is disabled", () => {
  expect(renderToStaticMarkup(<Button>Add to Cart</Button>)).not.toContain("disabled");
  expect(renderToStaticMarkup(<Button disabled>Sold out</Button>)).toContain('disabled=""');
});
