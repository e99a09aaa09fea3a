// @public

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { leadScripts } from "./lead-scripts.server";

/** Names that a build gives its scripts. */
const scriptName = /^[\w-][\w.-]*\.js$/;

/**
 * A script of the browser's build in another language (rule texts-3): its messages are exchanged, and what it
 * loads is led to the same language. Null where the build has no such script.
 * @param build the folder of the build
 */
export async function translateScript(
  build: string,
  name: string,
  { set, texts }: { set: string; texts: Readonly<Record<string, string>> },
): Promise<string | null> {
  if (!scriptName.test(name)) return null;
  const pieces = await readIfThere(join(build, "texts", `${name}.json`));
  if (pieces === null) {
    const script = await readIfThere(join(build, "client", "assets", name));
    return script === null ? null : leadScripts(script, set);
  }
  const said = (JSON.parse(pieces) as string[]).map((piece, index) =>
    index % 2 === 0 ? leadScripts(piece, set) : JSON.stringify(texts[piece] ?? piece.split("||")[0]),
  );
  return said.join("");
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
