import { createDemoDatabase, type DemoDatabase } from "../../support/demo-database";
import { makeFolder, smallShop, writeFiles } from "../../support/shop-folder";
import { type LiveServer, startLiveServer } from "./live-server";
import { runShopCommand } from "./run-shop-command";

/** Two processes of the product on one database that holds the demo shops. */
export type TwoProcesses = {
  servers: [LiveServer, LiveServer];
  database: DemoDatabase;
  /** Starts another process like them. */
  start: () => Promise<LiveServer>;
  /**
   * Makes the small shop of `corner.localhost` as its files with these changes say, as an operator does
   * beside running servers. Answers what the command said, when it has ended.
   */
  apply: (changes?: Record<string, unknown>) => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts them. @param further environment of both */
export async function startTwoProcesses(further: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await createDemoDatabase();
  const folder = await makeFolder();
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, SERVER_TIMING: "on", ...further };
  const start = () => startLiveServer(env);
  const apply = async (changes: Record<string, unknown> = {}) => {
    await writeFiles(folder.path, await smallShop(changes));
    return runShopCommand(env, "apply", "--yes", folder.path);
  };
  const servers: LiveServer[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await folder.remove();
    await database.drop();
  };
  try {
    const first = await start();
    servers.push(first);
    const second = await start();
    servers.push(second);
    return { servers: [first, second], database, start, apply, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
