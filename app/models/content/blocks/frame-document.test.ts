import { expect, test } from "vitest";
import { frameDocument } from "./frame-document";

const page = `<html><head><style>:root{--a:1}</style></head><body><script>go()</script><style>body{display:none}</style><h1>Oak</h1></body></html>`;

test("only the builder's script is in its frame (rule builder-4)", () => {
  const scripts = frameDocument(page, "n0nce").match(/<script\b[^>]*>/g);
  expect(scripts).toEqual(['<script nonce="n0nce">']);
});

test("owners' styles stay, and are left away on request (rule builder-16)", () => {
  expect(frameDocument(page, "n")).toContain("body{display:none}");
  const plain = frameDocument(page, "n", { isPlain: true });
  expect(plain).not.toContain("body{display:none}");
  expect(plain).toContain(":root{--a:1}");
});

test("marks stand in a shadow, which owners' styles do not reach (rule builder-16)", () => {
  const document = frameDocument(page, "n");
  expect(document).toContain('attachShadow({ mode: "closed" })');
  expect(/<style>([^<]*)<\/style><script/.exec(document)?.[1]).not.toContain("awning-");
});

test("a page that refreshes itself to another address stays in the frame (rule builder-4)", () => {
  for (const meta of [
    '<meta http-equiv="refresh" content="0;url=/away">',
    "<META content=0 HTTP-EQUIV=Refresh>",
    "<meta http-equiv='refresh'/>",
  ])
    expect(frameDocument(page.replace("<h1>", `${meta}<h1>`), "n")).not.toMatch(/<meta/i);
});

test("a widget of which nothing is seen says so, and no other (rule builder-24)", () => {
  const placed = (id: number, inner: string) =>
    `<div class="contents" data-block="${id}" data-block-title="Button">${inner}</div>`;
  const shown = frameDocument(page.replace("<h1>", `${placed(0, "")}${placed(1, "<p>Oak</p>")}<h1>`), "n");
  expect(shown).toContain(
    placed(
      0,
      '<p data-block-unseen="">Button: nothing of it is seen here. Its fields are beside the page.</p>',
    ),
  );
  expect(shown).toContain(placed(1, "<p>Oak</p>"));
});

test("pictures are there before one scrolls, and a look says nothing of empty widgets (rule builder-15)", () => {
  const slider = '<div class="contents" data-block="0" data-block-title="Recently viewed"></div>';
  const picture = '<img class="picture" alt="" loading="lazy" width="10" src="/media/a.webp">';
  const shown = frameDocument(page.replace("<h1>", `${slider}${picture}<h1>`), "n", { isLook: true });
  expect(shown).toContain(slider);
  expect(shown).toContain('<img class="picture" alt="" width="10" src="/media/a.webp">');
});
