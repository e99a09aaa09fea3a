import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { isAppError } from "~/models/platform/error/app-error";
import { folderFault } from "../../apply/folder-faults.server";
import { type CsvFile, readCsv } from "./read-csv.server";

/**
 * A CSV file of a folder; null when it is not there.
 * @throws FolderFaults when it cannot be read
 */
export async function readCsvFile(folder: string, name: string): Promise<CsvFile | null> {
  const names: string[] = await readdir(folder).catch(() => []);
  if (!names.includes(name)) return null;
  try {
    return await readCsv(join(folder, name));
  } catch (error) {
    throw isAppError(error) ? folderFault(name, error.message) : error;
  }
}
