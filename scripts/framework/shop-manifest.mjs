import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes beside Remix's list of the browser's routes, `manifest-<hash>.js`, one without the office's, which
 * shop pages load in its place (`narrow-build.server.ts`): no shopper downloads what only staff can open.
 * @param {string} folder the browser's assets
 * @returns {void}
 */
export function writeShopManifest(folder) {
  for (const name of readdirSync(folder).filter((file) => /^manifest-[\da-f]+\.js$/.test(file))) {
    const [, begin = "", json = "", end = ""] =
      /^([^{]*)(\{.*\})([^}]*)$/s.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    const manifest = JSON.parse(json);
    const kept = Object.entries(manifest.routes).filter(([id]) => !/^routes\/admin_?\+\//.test(id));
    const routes = Object.fromEntries(kept);
    const text = `${begin}${JSON.stringify({ ...manifest, routes })}${end}`;
    writeFileSync(join(folder, name.replace(/\.js$/, "-shop.js")), text);
  }
}
