import { afterAll, beforeAll } from "vitest";
import { type DataFolder, makeDemoFolder } from "../harness/data-folder";
import { type LiveServer, startLiveServer } from "../harness/live-server";
import { patience } from "../harness/patience";

/** A process with a private PostgreSQL that writes through to the disk, and the demo shops. */
export type PrivateSite = {
  readonly folder: DataFolder;
  /** The process that runs now. */
  readonly server: LiveServer;
  /** Starts the next one in place of one that was killed. */
  start: () => Promise<void>;
};

/** The site of a test file, started before its tests and removed after them; usable in tests. */
export function withPrivateSite(): PrivateSite {
  let folder: DataFolder;
  let server: LiveServer;
  const start = async () => {
    server = await startLiveServer({ ...patience, DATA_DIR: folder.path, PAYMENT_SANDBOX: "on" });
  };
  beforeAll(async () => {
    folder = await makeDemoFolder();
    await start();
  });
  afterAll(async () => {
    await server?.stop();
    await folder?.remove();
  });
  return {
    get folder() {
      return folder;
    },
    get server() {
      return server;
    },
    start,
  };
}
