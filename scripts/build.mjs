import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rememberBuild } from "./build-stamp.mjs";
import { bundleServer } from "./bundle-server.mjs";
import { compressAssets } from "./compress-assets.mjs";
import { writeShopManifest } from "./framework/shop-manifest.mjs";
import { splitTexts } from "./framework/split-texts.mjs";

/** A build makes much that is soon garbage: with more room for it, it is looked through less often. */
const roomy = ["--max-semi-space-size=64"];

/**
 * Builds pages (Remix on Vite), server and command line (esbuild). Says what it does, since it takes a while.
 */
export async function build() {
  const startedMs = Date.now();
  console.log("Building the pages ...");
  rmSync("build", { recursive: true, force: true });
  await run("node_modules/@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"]);
  splitTexts("build/client/assets", "build/texts");
  writeShopManifest("build/client/assets");
  console.log("Building the server ...");
  await bundleServer();
  await compressAssets("build/client");
  rememberBuild();
  console.log(`Built in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
}

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function run(script, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...roomy, script, ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
