// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { readRich, writeRich } from "./rich-html";

/** The editable element with the words of some HTML. */
function editorOf(html: string): HTMLElement {
  const editor = document.createElement("div");
  editor.append(readRich(html) ?? "");
  return editor;
}

test.each([
  "<p>Oak, and <strong>brass</strong>.</p>\n<ul><li>One</li></ul>",
  '<section class="wide" onclick="buy()"><h2 id="a">Why</h2></section>',
  '<p style="color: red"><a href="javascript:alert(1)" target="_blank">Here</a> &amp; there</p>',
  '<p>A lamp <img src="/media/lamp.webp" alt=""> and a <svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></p>',
  "<!-- Until spring --><details><summary>When?</summary><p>Soon.</p></details>",
  "Bare words<br>in two&nbsp;lines",
])("%s comes back as it was (rule builder-23)", (html) => {
  expect(writeRich(editorOf(html))).toBe(html);
});

test("nothing of it works in the office: no style, link, picture or script", () => {
  const editor = editorOf(
    '<p style="position:fixed" onclick="x()"><a href="javascript:x()">a</a><img src="x" onerror="x()"><script>x()</script></p>',
  );
  expect(editor.querySelector("img, script, [style], [onclick], [href]")).toBeNull();
});

test("HTML that places widgets, or a whole document, is no words", () => {
  expect(readRich('<div data-widget="menu"></div>')).toBeNull();
  expect(readRich("<head><title>Card</title></head>")).toBeNull();
});

describe("what is written", () => {
  test("a link that was set has its new address beside its other attributes", () => {
    const editor = editorOf('<p><a class="more" href="/old">More</a></p>');
    editor.querySelector("a")?.setAttribute("href", "/new");
    expect(writeRich(editor)).toBe('<p><a class="more" href="/new">More</a></p>');
  });

  test("what a browser adds to words that it moves is left out", () => {
    const editor = editorOf("<p>One</p>");
    editor
      .querySelector("p")
      ?.insertAdjacentHTML(
        "beforeend",
        '<span style="font-size: 1em">, two</span><font color="red">, three</font>',
      );
    expect(writeRich(editor)).toBe("<p>One, two, three</p>");
  });

  test("nothing is left of words that were all deleted", () => {
    expect(writeRich(editorOf("<p><br></p>"))).toBe("");
  });
});
