import { describe, expect, test } from "vitest";
import { itemOf, propsOf, renderOnPage } from "../widget-fixture";
import { EmbedCode } from "./embed-code";
import { declaration } from "./schema";

const code = '<div id="map"></div><script>draw()</script>';
const render = (props = {}, embedCodeTextarea = code) =>
  renderOnPage(
    <EmbedCode
      props={propsOf(declaration, props)}
      items={[itemOf(declaration, { embedCodeTextarea })]}
      data={null}
      name="shop map"
    />,
  );

describe("in a frame", () => {
  test("the code is in its own document, not in the page", () => {
    expect(render()).toContain('src="/embed/shop%20map"');
    expect(render()).not.toContain("draw()");
  });

  test("it is isolated from the shop", () => {
    expect(render()).toContain('sandbox="allow-scripts');
    expect(render()).not.toContain("allow-same-origin");
  });

  test("a custom height is fixed", () => {
    expect(render({ height: "custom", heightInPx: 640 })).toContain("height:640px");
  });

  test("by default the overflow is hidden until the frame has grown", () => {
    expect(render()).toContain("overflow-hidden");
    expect(render({ height: "custom" })).not.toContain("overflow-hidden");
  });

  test.each([19, 5001, "tall"])("a height of %j is 400 px", (heightInPx) => {
    expect(render({ height: "custom", heightInPx })).toContain("height:400px");
  });

  test("it has an accessible name", () => {
    expect(render({ title: "Map of the harbor" })).toContain('title="Map of the harbor"');
  });
});

test("without a frame the code is part of the page", () => {
  expect(render({ useIframe: false })).toContain(code);
});

test.each(["", "   "])("for %j nothing is shown", (empty) => {
  expect(render({}, empty)).toBe("");
});
