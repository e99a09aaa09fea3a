import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allBlocks } from "~/models/content/blocks/block";
import type { BlockChange } from "~/models/content/blocks/block-change";
import { changeBlocks, withBlockMarks } from "./change-blocks.server";
import { readBlocks } from "./read-blocks.server";

const page = `<div data-widget="carousel-banner" data-attribute="slides"></div>
<h1>Tables</h1>
<p>Of oak.</p>
<section class="band">
  <div data-widget="text-content" data-attribute="promises"></div>
</section>
<div class="grid-2">
  <div>
  </div>
  <div><p>Right</p></div>
</div>
`;

const outline = (html: string) =>
  allBlocks(readBlocks(html)).map((block) => {
    if (block.kind === "widget") return `${block.id} ${block.name}`;
    return block.kind === "layout"
      ? `${block.id} ${block.tag} ${block.classes}`
      : `${block.id} “${block.words}”`;
  });

describe("blocks of a template (rules builder-1 and builder-2)", () => {
  it("are its widgets, what holds them, and the HTML between them as one", () => {
    expect(outline(page)).toEqual([
      "0 slides",
      "1 “Tables Of oak.”",
      "2 section band",
      "2.0 promises",
      "3 div grid-2",
      "3.0 div ",
      "3.1 “Right”",
    ]);
  });

  it("are sections, each of its own", () => {
    const html = "<p>One</p><p>Two</p><section><p>Three</p></section><section>Four</section>Five<p>Six</p>";
    expect(outline(html)).toEqual(["0 “One Two”", "1 “Three”", "2 “Four”", "3 “Five Six”"]);
  });

  it("are read of malformed HTML, too", () => {
    expect(outline(`<p>One<div data-widget="menu" data-attribute="top"><b`)).toEqual(["0 “One”", "1 top"]);
    expect(outline("")).toEqual([]);
    expect(outline("Words <!-- no block -->")).toEqual(["0 “Words”"]);
  });

  it("carry their ids in a frame", () => {
    expect(withBlockMarks(page, readBlocks(page))).toContain(
      '<h1 data-block="1">Tables</h1>\n<p data-block="1">Of oak.</p>\n<section data-block="2" class="band">',
    );
  });
});

describe("a change (rule builder-3)", () => {
  const changed = (...changes: BlockChange[]) =>
    changes.reduce((html, change) => changeBlocks(html, change)?.html ?? html, page);

  it("moves a block down and up again, byte for byte", () => {
    const down = changeBlocks(page, { act: "down", block: "0" });
    expect(outline(down?.html ?? "").slice(0, 2)).toEqual(["0 “Tables Of oak.”", "1 slides"]);
    expect(down?.block).toBe("1");
    expect(changeBlocks(down?.html ?? "", { act: "up", block: "1" })).toEqual({ html: page, block: "0" });
  });

  it("goes through layouts on its way down, and reaches the end", () => {
    let html = page;
    let block: string | null = "0";
    const way: (string | null)[] = [];
    for (let step = changeBlocks(html, { act: "down", block }); step; ) {
      html = step.html;
      block = step.block;
      way.push(block);
      step = block === null ? null : changeBlocks(html, { act: "down", block });
    }
    expect(way).toEqual(["1", "1.0", "1.1", "2", "2.0.0", "3"]);
    expect(outline(html)).toHaveLength(7);
  });

  it("goes from one column into the next, and a column changes places with its neighbor", () => {
    const widget = (name: string) => `    <div data-widget="button" data-attribute="${name}"></div>`;
    const column = (name: string) => `  <div>\n${widget(name)}\n  </div>`;
    const grid = `<div class="grid-2">\n${column("left")}\n${column("right")}\n</div>\n`;
    const inner = changeBlocks(grid, { act: "down", block: "0.0.0" });
    expect(outline(inner?.html ?? "")).toEqual([
      "0 div grid-2",
      "0.0 div ",
      "0.1 div ",
      "0.1.0 left",
      "0.1.1 right",
    ]);
    const swapped = changeBlocks(grid, { act: "down", block: "0.0" });
    expect(outline(swapped?.html ?? "").filter((row) => /left|right/.test(row))).toEqual([
      "0.0.0 right",
      "0.1.0 left",
    ]);
  });

  it("takes a block out with its line and leaves the rest", () => {
    expect(changed({ act: "remove", block: "2.0" })).toBe(
      page.replace(/ {2}<div data-widget="text-content".*\n/, ""),
    );
  });

  it("puts a new one where it belongs, indented as its neighbors", () => {
    const html = `<div data-widget="button" data-attribute="more"></div>`;
    expect(changed({ act: "insert", html, to: { into: "2", index: 1 } })).toBe(
      page.replace(/(promises"><\/div>)/, `$1\n  ${html}`),
    );
    expect(changed({ act: "insert", html, to: { into: "3.0", index: 0 } })).toContain(
      `  <div>\n    ${html}\n  </div>`,
    );
    expect(changeBlocks("", { act: "insert", html, to: { into: "", index: 0 } })?.html).toBe(`${html}\n`);
  });

  it("never moves a layout into itself", () => {
    expect(changeBlocks(page, { act: "move", block: "3", to: { into: "3.0", index: 0 } })).toBeNull();
    expect(changeBlocks(page, { act: "up", block: "0" })).toBeNull();
    expect(changeBlocks(page, { act: "remove", block: "9" })).toBeNull();
  });

  it("writes, changes and takes away an attribute of a block", () => {
    const hidden = changeBlocks(page, { act: "attributes", block: "0", values: { "data-hide-on": "phone" } });
    expect(hidden?.html).toContain(`data-attribute="slides" data-hide-on="phone">`);
    const shown = changeBlocks(hidden?.html ?? "", {
      act: "attributes",
      block: "0",
      values: { "data-hide-on": "", "data-from": "" },
    });
    expect(shown?.html).toBe(page);
  });

  it("replaces an owner's own HTML", () => {
    expect(changed({ act: "html", block: "1", html: "<h2>Chairs</h2>\n" })).toContain(
      "</div>\n<h2>Chairs</h2>\n<section",
    );
  });
});

const templates = readdirSync("shops", { recursive: true, encoding: "utf8" }).filter((path) =>
  /templates[/\\][^/\\]+\.html$/.test(path),
);

const pieces = (html: string) =>
  html
    .replace(/\s+/g, " ")
    .split(/(?=<)/)
    .map((piece) => piece.trim())
    .sort();

it.each(templates)("%s: a block that moves takes its bytes along and leaves all others", (path) => {
  const html = readFileSync(join("shops", path), "utf8");
  for (const { id } of allBlocks(readBlocks(html))) {
    const down = changeBlocks(html, { act: "down", block: id });
    expect(pieces(down?.html ?? html)).toEqual(pieces(html));
  }
});
