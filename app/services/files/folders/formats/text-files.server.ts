import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { languageSchema } from "~/models/shops/settings/modules/language-schema";
import { type OwnTexts, ownTextsSchema } from "~/models/shops/settings/modules/text-settings";
import { type FaultCollector, folderFault } from "../../apply/folder-faults.server";
import { readJsonInFolder } from "./read-json-file.server";

/** Where the folder of a shop has its owner's texts, a file each language. */
export const textsFolder = "texts";

/** The file of a language. */
export const textFile = (tag: string): string => `${textsFolder}/${tag}.json`;

/** Reads the texts of each language of a shop's folder; what is wrong with its files goes to `collector`. */
export async function readTextFiles(folder: string, collector: FaultCollector): Promise<OwnTexts> {
  const names: string[] = await readdir(join(folder, textsFolder)).catch(() => []);
  const tags = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
  const own: [string, OwnTexts[string]][] = [];
  for (const tag of tags.toSorted())
    await collector.attempt(async () => {
      if (!languageSchema.safeParse(tag).success)
        throw folderFault(textFile(tag), "name it by a language, such as de.json or de-AT.json");
      own.push([tag, (await readJsonInFolder(folder, textFile(tag), ownTextsSchema(tag))) ?? {}]);
    }, undefined);
  return Object.fromEntries(own);
}
