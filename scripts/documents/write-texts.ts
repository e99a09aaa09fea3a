import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findMessages } from "../framework/find-messages.mjs";

// `npm run texts`: brings the catalogues of other languages up to date with the messages in the code. What is
// no longer said goes, what is new is listed for translation; a test fails until it is there.

const folder = "app/texts";

/** Every message that the product says, sorted. */
export function saidMessages(): string[] {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|fixture/.test(name))
    .map((name) => readFileSync(join("app", name), "utf8"));
  const said = sources.flatMap((source) => findMessages(source).map(({ text }) => text));
  return [...new Set(said)].toSorted();
}

if (process.argv[1]?.endsWith("write-texts.ts")) {
  const said = saidMessages();
  for (const file of readdirSync(folder)) {
    const known: Record<string, string> = JSON.parse(readFileSync(join(folder, file), "utf8"));
    const kept = said.flatMap((text) => (known[text] ? [[text, known[text]] as const] : []));
    writeFileSync(join(folder, file), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
    const missing = said.filter((text) => !known[text]);
    console.log(`${file}: ${kept.length} of ${said.length}`);
    for (const text of missing) console.log(`  ${JSON.stringify(text)}: "",`);
  }
}
