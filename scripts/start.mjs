import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { isBuilt } from "./build-stamp.mjs";

// Whoever starts a fresh clone wants the shops, not a lesson in building them.
if (!isBuilt()) await build();
// An operator says NODE_ENV=production; whoever says nothing is trying the demo, and may pay in its sandbox.
if (!process.env.NODE_ENV) process.env.PAYMENT_SANDBOX ||= "on";
process.env.NODE_ENV ||= "production";
await import(pathToFileURL("build/server.js").href);
