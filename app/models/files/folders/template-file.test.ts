import { expect, test } from "vitest";
import { formatTemplateFile, parseTemplateFile } from "./template-file";

test("the JSON of the first comment is the head, the rest is HTML", () => {
  const template = parseTemplateFile(
    '<!-- { "name": "About", "slug": "about" } -->\n<p>Us</p>\n<!-- kept -->\n',
  );
  expect(template).toMatchObject({
    head: { name: "About", slug: "about", entity_type: "page", layout: "default" },
    renderHtml: "<p>Us</p>\n<!-- kept -->\n",
  });
});

test.each([
  ["<p>Us</p>", "does not begin with a comment"],
  ["<!-- name: About -->", "its first comment is not JSON"],
  ['<!-- { "slug": "about" } -->', "name: Required"],
  ['<!-- { "name": "A", "colour": "red" } -->', "Unrecognized key"],
])("%s is refused", (text, problem) => {
  const template = parseTemplateFile(text);
  expect("problem" in template ? template.problem : "").toContain(problem);
});

test("a written template is read back, even with the end of a comment in its head", () => {
  const text = '<!-- { "name": "A --\\u003e B" } -->\n<p></p>';
  const template = parseTemplateFile(text);
  if ("problem" in template) throw new Error(template.problem);
  expect(template.head.name).toBe("A --> B");
  expect(parseTemplateFile(formatTemplateFile(template))).toEqual(template);
});
