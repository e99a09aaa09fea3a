import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { isBuilt } from "./build-stamp.mjs";

// Whoever starts a fresh clone wants the shops, not a lesson in building them.
if (!isBuilt()) await build();
// An operator sets NODE_ENV=production. Without it this is the demo: pay in its sandbox, reach it by a bare address.
if (!process.env.NODE_ENV) {
  process.env.PAYMENT_SANDBOX ||= "on";
  process.env.DEMO ||= "on";
}
process.env.NODE_ENV ||= "production";
await import(pathToFileURL("build/server.js").href);
