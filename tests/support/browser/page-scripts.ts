import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = join("build", "client", "assets");

/** A file of the page's script: its name, its text and what it weighs on the way, bytes. */
export type PageScript = { name: string; text: string; gzipBytes: number };

/**
 * The files a browser loads before anybody touches a page: those its HTML names (preloaded, by `src`,
 * imported by its module scripts) with everything these import. What is imported later, when it is needed,
 * does not count.
 * @param html as the built product answers it
 */
export function scriptsOfPage(html: string): PageScript[] {
  const modules = [...html.matchAll(/<script[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)];
  const named = [
    ...html.matchAll(/<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g),
    ...modules.flatMap(([, code = ""]) => [...code.matchAll(/\bimport\b[^"';]*"([^"]+\.js)"/g)]),
  ];
  const found = new Map<string, PageScript>();
  const add = (name: string) => {
    if (found.has(name)) return;
    const text = readFileSync(join(folder, name), "utf8");
    found.set(name, { name, text, gzipBytes: gzipSync(text).byteLength });
    for (const [, imported = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) add(imported);
  };
  for (const [, address = ""] of named) add(basename(address));
  return [...found.values()];
}
