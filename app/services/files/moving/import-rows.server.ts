import type { ImportReport } from "~/models/files/import-report";
import type { OnProgress } from "~/models/platform/log/on-progress";
import type { ShopFilesContext } from "../files-context.server";
import type { OpenCsv } from "../folders/formats/open-csv.server";

/** Imports the rows of an open file of one kind. */
export type ImportRows = (
  ctx: ShopFilesContext,
  file: { name: string; csv: OpenCsv },
  onProgress: OnProgress,
) => Promise<ImportReport>;
