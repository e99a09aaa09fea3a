import { hashSource } from "../content/find-script-sources.server";

/**
 * Takes the marks of our own scripts out of a rendered page and answers their hashes. A page without marks is the same
 * for everybody, and can be kept and served again under one policy; scripts without the mark get no hash.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(([, attributes = ""]) => attributes.includes(mark))
    .flatMap(([, attributes = "", code = ""]) => (/\ssrc=/.test(attributes) ? [] : [hashSource(code)]));
  return { html: html.replaceAll(mark, ""), hashes };
}
