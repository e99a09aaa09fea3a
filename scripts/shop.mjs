import { pathToFileURL } from "node:url";
import { isBuilt } from "./build-stamp.mjs";

// What is built starts in a fraction of the time; sources that changed since are run as they are.
if (isBuilt()) await import(pathToFileURL("build/shop.js").href);
else {
  await import("tsx");
  await import("../app/cli/shop.ts");
}
