// @public

import { type FileMessage, placedMessage } from "~/models/files/apply-summary";
import { AppError, isAppError } from "~/models/platform/error/app-error";

/** What is wrong with the files of a folder, each with its file, its line and how to mend it. */
export class FolderFaults extends AppError {
  constructor(readonly faults: readonly FileMessage[]) {
    super("invalid", faults.map(placedMessage).join("\n"));
  }
}

/** One fault, of a whole file unless a line is named. */
export const folderFault = (file: string, reason: string, line: number | null = null): FolderFaults =>
  new FolderFaults([{ file, line, reason }]);

/**
 * Reads parts of a folder one after the other and keeps the faults of each, so that an owner reads all of
 * them at once.
 */
export class FaultCollector {
  readonly faults: FileMessage[] = [];
  /** Files, or the folders of files, of which something could not be read: `categories.json`, `widgets`. */
  readonly unread = new Set<string>();

  /** What `read` answers, or `otherwise` when its files have faults. */
  async attempt<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (!isAppError(error)) throw error;
      const named = error instanceof FolderFaults ? error.faults : null;
      const faults = named ?? [{ file: "the folder", line: null, reason: error.message }];
      this.faults.push(...faults);
      for (const { file } of faults) this.unread.add(file.split("/")[0] ?? file);
      return otherwise;
    }
  }

  /** @throws FolderFaults when there are any */
  authorize(): void {
    if (this.faults.length > 0) throw new FolderFaults(this.faults);
  }
}
