import { pathToFileURL } from "node:url";
import { build } from "./build.mjs";
import { isBuilt } from "./build-stamp.mjs";

// Whoever starts a fresh clone wants the shops, not a lesson in building them.
if (!isBuilt()) await build();
process.env.NODE_ENV ??= "production";
await import(pathToFileURL("build/server.js").href);
