import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlainResponse } from "./plain-context";

/** A file that a press brought in the place of a page. */
export class PlainDownload {
  constructor(readonly response: PlainResponse) {}

  suggestedFilename(): string {
    const { "content-disposition": disposition = "" } = this.response.headers();
    return /filename="?([^";]+)"?/.exec(disposition)?.[1] ?? "";
  }
  /** Where the file was saved. */
  async path(): Promise<string> {
    const file = join(await mkdtemp(join(tmpdir(), "awning-download-")), "file");
    await writeFile(file, await this.response.body());
    return file;
  }
  failure = async (): Promise<null> => null;
}
