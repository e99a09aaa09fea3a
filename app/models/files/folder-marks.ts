// @public

import { z } from "zod";
import type { Mark } from "./three-way";

/** The file by which a shop knows a folder again. An export into a new folder writes it. */
export const folderFile = "folder.json";

/** folder.json (docs/shop-folder.md). */
export const folderFileSchema = z.object({ id: z.string().uuid("Leave it as the export wrote it") }).strict();

/** What a folder held, record by record: kinds to names to marks. */
export type FolderMarks = Record<string, Record<string, Mark>>;
