// A process of its own that uses the private PostgreSQL of a folder: `use-database.ts <dataDir>`.
// Prints "ready" once it does, and lets go of it and ends when its standard input closes.
import { startDatabase } from "~/services/platform/db/start/start-database.server";

const database = await startDatabase({ dataDir: process.argv[2] ?? "" });
console.log("ready");
for await (const _ of process.stdin);
await database.stop();
