// The store of files of a cluster on one machine (ops/cluster), in place of MinIO's or a provider's. What it
// has is in memory: it is gone when it ends.
import { startObjectStore } from "./object-store-server";

const {
  STORE_ADDRESS: host = "",
  STORE_PORT = "",
  STORE_REGION: region = "",
  STORE_KEY = "",
  STORE_SECRET = "",
} = process.env;
await startObjectStore({
  host,
  port: Number(STORE_PORT),
  region,
  keys: { accessKeyId: STORE_KEY, secretAccessKey: STORE_SECRET },
});
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(0));
