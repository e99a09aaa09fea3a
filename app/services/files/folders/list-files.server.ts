import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** Files of a part of a folder whose names end so, in order; none when the part is not there. */
export async function listFiles(folder: string, part: string, ending: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(part, name));
}
