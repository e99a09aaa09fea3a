import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const files = ["app/components", "app/widgets", "app/routes"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !file.endsWith("press-link.tsx"));
const links = ["a", "Link", "NavLink", "SmartLink"];

/** The links of a file whose press a script answers instead of the browser, as 'file:line'. */
function scriptedLinks(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!text.includes("preventDefault")) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isScripted(node, source))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isScripted(node: ts.JsxOpeningElement | ts.JsxSelfClosingElement, source: ts.SourceFile): boolean {
  if (!links.includes(node.tagName.getText()) || leadsWithinPage(node)) return false;
  return node.attributes.properties.some((attribute) => {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== "onClick") return false;
    const handler = attribute.initializer?.getText().slice(1, -1).trim() ?? "";
    const named = new RegExp(`(?:const|function) ${handler}\\b[\\s\\S]*?preventDefault`);
    return handler.includes("preventDefault") || (/^\w+$/.test(handler) && named.test(source.text));
  });
}

/** Pressed early, such a link does by the browser what its script does: it need not wait. */
const leadsWithinPage = (node: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean =>
  node.attributes.properties.some(
    (attribute) => ts.isJsxAttribute(attribute) && /^href="#/.test(attribute.getText()),
  );

test("every link that stands for a script is a PressLink, whose early press waits (rule hydration-7)", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(scriptedLinks)).toEqual([]);
});
