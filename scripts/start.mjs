import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./build-stamp.mjs";

// A fresh clone is built by its first start, in a process of its own: what building takes is free again
// afterwards.
if (!isBuilt()) {
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
// An operator sets NODE_ENV=production. Without it this is the demo: pay in its sandbox, reach it by a bare
// address.
if (!process.env.NODE_ENV) {
  process.env.PAYMENT_SANDBOX ||= "on";
  process.env.DEMO ||= "on";
}
process.env.NODE_ENV ||= "production";
await import(pathToFileURL("build/server.js").href);
