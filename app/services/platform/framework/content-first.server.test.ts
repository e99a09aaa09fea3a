import { expect, test } from "vitest";
import { contentFirst } from "./content-first.server";

const page = (links: string, module: string) =>
  `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>${links}<img src="/a.jpg"/><script>let a;</script><script nonce="n" type="module" async="">${module}</script><p>import "it";</p>`;

const sentOf = (html: string) => contentFirst(Buffer.from(html)).toString();

const link = '<link rel="modulepreload" href="/a.js"/>';

test("a browser loads scripts only after it has drawn the page", () => {
  const links =
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>';
  const sent = sentOf(page(links, ""));
  expect(sent).toContain('<link rel="modulepreload" media="not all" fetchpriority="low" href="/a.js"/>');
  expect(sent).toContain('<link rel="modulepreload" media="not all" fetchpriority="low" href="/b.js"/>');
  expect(sent).not.toMatch(/<link rel="modulepreload" (?!media)/);
});

test("Remix's initial imports come after that", () => {
  const sent = sentOf(page(link, 'import "/m.js";import * as route0 from "/r.js";import("/entry.js");'));
  const [, module = ""] = /type="module" async="">([\s\S]*?)<\/script>/.exec(sent) ?? [];
  expect(module).toMatch(/^if\(location\.hash\|\|document/);
  expect(module).toContain(
    'await import("/m.js");const route0 = await import("/r.js");await import("/entry.js");}catch(error){awning.release();throw error}',
  );
});

test("what holds early presses comes right after the character set, with the mark of our scripts", () => {
  const sent = sentOf(page(link, 'import "/m.js";'));
  expect(sent).toMatch(
    /^<head><meta charSet="utf-8"\/><script nonce="n">\{document\.currentScript\.remove\(\);/,
  );
  expect(sent.match(/ nonce="n"/g)).toHaveLength(2);
});

test("the rest of the page is unchanged", () => {
  const sent = sentOf(page(link, 'import "/m.js";'));
  expect(sent).toContain(
    `<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" media="not all" fetchpriority="low" href="/a.js"/><img src="/a.jpg"/><script>let a;</script>`,
  );
  expect(sent).toContain('<p>import "it";</p>');
});

test("a file that widgets and routes share is named once", () => {
  const sent = sentOf(
    page(`<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/w.js">${link}`, ""),
  );
  expect(sent.match(/href="\/a\.js"/g)).toHaveLength(1);
  expect(sent).toContain('href="/w.js"');
});
