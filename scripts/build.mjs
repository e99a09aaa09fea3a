import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build as bundle, stop as stopBundler } from "esbuild";
import { rememberBuild } from "./build-stamp.mjs";
import { compressAssets } from "./compress-assets.mjs";
import { trimManifest } from "./trim-manifest.mjs";

/** Builds pages (Remix on Vite), server and command line (esbuild). Says what it does, since it takes a while. */
export async function build() {
  const startedMs = Date.now();
  console.log("Building the pages ...");
  rmSync("build", { recursive: true, force: true });
  await run("node_modules/@remix-run/dev/dist/cli.js", ["vite:build", "--logLevel", "warn"]);
  trimManifest("build/client/assets");
  console.log("Building the server ...");
  await bundle({
    entryPoints: { server: "server.ts", shop: "app/cli/shop.ts" },
    outdir: "build",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
    // Only development loads Vite; the bundle must not ask for it.
    external: ["vite"],
  });
  // Its helper would stay for as long as this process does.
  await stopBundler();
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
    const child = spawn(process.execPath, [script, ...args], { stdio: "inherit" });
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
