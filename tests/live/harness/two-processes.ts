import { createDemoDatabase, type DemoDatabase } from "../../support/databases/demo-database";
import { runBuiltShop } from "../../support/servers/run-shop";
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
   * Makes the small shop of `corner.localhost` as its files with these changes say, beside the running
   * servers. Answers what the command said, when it has ended. All of them are run by one process.
   */
  apply: (changes?: Record<string, unknown>) => Promise<string>;
  /** Makes the small shop by a process of its own, as an operator does. */
  applyByCommand: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts them. @param further environment of both */
export async function startTwoProcesses(further: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await createDemoDatabase();
  const folder = await makeFolder();
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, SERVER_TIMING: "on", ...further };
  const start = () => startLiveServer(env);
  const words = ["apply", "--yes", folder.path];
  const apply = async (changes: Record<string, unknown> = {}) => {
    await writeFiles(folder.path, await smallShop(changes));
    return runBuiltShop(words, env);
  };
  const applyByCommand = async () => {
    await writeFiles(folder.path, await smallShop());
    return runShopCommand(env, ...words);
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
    return { servers: [first, second], database, start, apply, applyByCommand, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
