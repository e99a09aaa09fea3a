import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { bundleServer } from "./bundle-server.mjs";
import { writeShopManifest } from "./framework/shop-manifest.mjs";

const browserFiles = "build/.vite/client-manifest.json";

/** Whether there is a browser's build that pages of the server can name. */
export const hasBrowserBuild = () => existsSync(browserFiles);

// Builds the server alone, beside the browser's build of before: half of the work, enough for a change that
// no browser gets. `npm start` builds everything anew after it.
if (process.argv[1] === import.meta.filename) {
  rmSync("build/stamp", { force: true });
  mkdirSync("build/client/.vite", { recursive: true });
  cpSync(browserFiles, "build/client/.vite/manifest.json");
  const args = ["node_modules/vite/bin/vite.js", "build", "--ssr", "--logLevel", "warn"];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  for (const folder of ["build/client/.vite", "build/server/.vite"])
    rmSync(folder, { recursive: true, force: true });
  if (status !== 0) process.exit(status ?? 1);
  writeShopManifest("build/client/assets");
  await bundleServer();
}
