import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { translateScript } from "~/services/platform/framework/translate-script.server";
import { markTexts } from "../../scripts/framework/mark-texts";
import { splitTexts } from "../../scripts/framework/split-texts.mjs";

const source = `
  import { Part } from "./part-1a.js";
  export const label = message("Added||to the cart");
  export const say = (t, name) => [t("Say \\"hello\\" to {name}", { name }), t("Don’t \`stop\` at $5\\\\"), other("Home")];
`;

/** A build's folder with the source in it, as the plugin and the minifier leave it. */
function built(): string {
  const build = mkdtempSync(join(tmpdir(), "texts-"));
  const assets = join(build, "client", "assets");
  mkdirSync(assets, { recursive: true });
  const plugin = markTexts() as unknown as {
    configResolved: (config: object) => void;
    transform: (code: string, id: string) => { code: string } | null;
  };
  plugin.configResolved({ command: "build", build: { ssr: false } });
  const marked = plugin.transform(source, "/app/components/page.tsx")?.code ?? "";
  const { code } = transformSync(marked, { minify: true, format: "esm", charset: "utf8" });
  writeFileSync(join(assets, "page-2b.js"), code);
  splitTexts(assets, join(build, "texts"));
  return build;
}

test("scripts of the build are English (rule texts-3)", () => {
  const script = readFileSync(join(built(), "client", "assets", "page-2b.js"), "utf8");
  expect(script).toContain('"Added"');
  expect(script).toContain('"Say \\"hello\\" to {name}"');
  expect(script).toContain('"Don’t `stop` at $5\\\\"');
  expect(script).not.toMatch(/[\uE000\uE001]/);
});

test("a script in another language has its messages, and leads to others in it", async () => {
  const texts = { "Added||to the cart": "Hinzugefügt", 'Say "hello" to {name}': "Grüß {name}" };
  const script = await translateScript(built(), "page-2b.js", { set: "de-12345678", texts });
  expect(script).toContain('"Hinzugefügt"');
  expect(script).toContain('"Grüß {name}"');
  expect(script, "what is not translated stays English").toContain('"Don’t `stop` at $5\\\\"');
  expect(script, "what is no message stays").toContain('"Home"');
});

test.each(["../server.js", "missing-3c.js", "page-2b.css"])("there is no script %s", async (name) => {
  expect(await translateScript(built(), name, { set: "de-12345678", texts: {} })).toBeNull();
});
