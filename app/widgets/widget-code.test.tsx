import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WidgetCode, WidgetNotesProvider } from "./widget-code";

test("the server names the widgets of the page and has their files fetched, each once", () => {
  const files: Record<string, string[]> = { menu: ["/a.js", "/b.js"], video: ["/b.js", "/c.js"] };
  const notes = { placed: new Set(["menu", "video"]), filesOf: (type: string) => files[type] ?? [] };
  const html = renderToStaticMarkup(
    <WidgetNotesProvider value={notes}>
      <WidgetCode />
    </WidgetNotesProvider>,
  );
  expect(html).toContain('data-types="menu video"');
  expect(html.match(/<link rel="modulepreload" href="[^"]+">/g)).toEqual([
    '<link rel="modulepreload" href="/a.js">',
    '<link rel="modulepreload" href="/b.js">',
    '<link rel="modulepreload" href="/c.js">',
  ]);
});

test("a browser writes nothing there", () => {
  expect(renderToStaticMarkup(<WidgetCode />)).toBe('<div id="widget-code" hidden="" data-types=""></div>');
});
