import { describe, expect, test } from "vitest";
import { textForms } from "./text-forms.server";

const about = {
  entity_type: "page",
  name: "About",
  slug: "about",
  html: "<h1>About</h1>\n<p>We bake.</p>\n",
};

/** The form of a kind that has texts. */
function formOf(kind: string) {
  const form = textForms[kind];
  if (!form) throw new Error(`there are no texts of ${kind}`);
  return form;
}

describe("a template as text (rule office-90)", () => {
  const form = formOf("template");
  const text = form.format("page/About", about);

  test("is its file, and reads as what it was", () => {
    expect(text).toMatch(/^<!-- \{\n "entity_type": "page",/);
    expect(form.read("page/About", text)).toEqual({ typed: about });
  });

  test("a field of the head is in its line, and a line of the HTML behind the head", () => {
    const lines = text.split("\n");
    expect(lines[form.lineOf("page/About", text, ["slug"], undefined) - 1]).toContain('"slug"');
    expect(lines[form.lineOf("page/About", text, ["html"], 2) - 1]).toBe("<p>We bake.</p>");
  });

  test("a head that is no JSON is said in its line", () => {
    const wrong = '\n<!-- {\n "name": "About"\n "slug": "about"\n} -->\n<p></p>';
    expect(form.read("page/About", wrong)).toEqual({ line: 4, reason: "This is no JSON: comma expected." });
    expect(form.read("page/About", "<p></p>")).toMatchObject({ line: 1 });
    expect(form.read("page/About", "<!-- 5 -->")).toMatchObject({ line: 1 });
  });
});

describe("a widget as text (rule office-90)", () => {
  const form = formOf("widget");
  const hero = { type: "hero", props: {}, items: [{ title: { value: "Hello", label: "" } }] };
  const text = form.format("home-hero", hero);

  test("is the part of its file, and reads as what it was", () => {
    expect(form.read("home-hero", text)).toEqual({ typed: hero });
  });

  test("a field is in its line", () => {
    const line = form.lineOf("home-hero", text, ["items", 0, "title"], undefined);
    expect(text.split("\n")[line - 1]).toContain('"title"');
  });

  test("holds this widget alone", () => {
    expect(form.read("home-hero", '{ "other": {} }')).toMatchObject({ line: 1 });
    expect(form.read("home-hero", '{ "home-hero": {}, "other": {} }')).toMatchObject({ line: 1 });
    expect(form.read("home-hero", "[]")).toMatchObject({ line: 1 });
  });
});
