import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParseError, parseTree } from "jsonc-parser";
import type { z } from "zod";
import { checkInput } from "~/models/platform/validation/input-problems";
import { FolderFaults, folderFault } from "../../apply/folder-faults.server";
import { jsonLine } from "./json-line.server";

/** A checked JSON file with its text, in which later faults are found again. */
export type JsonFile<T> = { text: string; value: T };

/**
 * Reads a JSON file of a folder; null when it is not there.
 * @throws FolderFaults with everything that is wrong with it
 */
export async function readJsonFile<T extends z.ZodTypeAny>(
  folder: string,
  file: string,
  schema: T,
): Promise<JsonFile<z.output<T>> | null> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) return null;
  const checked = checkInput(schema, parseJson(text, file));
  if ("data" in checked) return { text, value: checked.data };
  throw new FolderFaults(
    checked.problems.map(({ key, path, mend }) => ({
      file,
      line: jsonLine(text, path),
      reason: key ? `${key}: ${mend}` : mend,
    })),
  );
}

/** The value of a JSON file alone, for files whose faults are all found at once. */
export async function readJsonInFolder<T extends z.ZodTypeAny>(
  folder: string,
  file: string,
  schema: T,
): Promise<z.output<T> | null> {
  return (await readJsonFile(folder, file, schema))?.value ?? null;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const faults: ParseError[] = [];
    parseTree(text, faults, { disallowComments: true });
    const line = text.slice(0, faults[0]?.offset ?? 0).split("\n").length;
    throw folderFault(file, `not JSON: ${error instanceof Error ? error.message : ""}`, line);
  }
}
