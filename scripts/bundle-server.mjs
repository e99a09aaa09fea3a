import { existsSync, rmSync } from "node:fs";
import { build as bundle, stop as stopBundler } from "esbuild";

/** The pages, as Vite builds them. */
const pages = "build/server/index.js";

/** What stays a package. */
const external = [
  // Native code; and what is not there, which `pg` asks for.
  "sharp",
  "@node-rs/argon2",
  "pg-native",
  // They look for files and modules by names they make while they run.
  "graphile-worker",
  "jsonc-parser",
  // Loaded where files are in a bucket: an `import()` of a bundled CommonJS package has no names.
  "@aws-sdk/client-s3",
  "@aws-sdk/s3-request-presigner",
  // Loaded where a PDF is asked for.
  "pdfkit",
  "fontkit",
  // Only development loads it.
  "vite",
];

/** CommonJS packages ask for modules of Node by this name. */
const requireOfNode =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';

/**
 * Bundles the server, the command line and the pages with the packages they use: a start reads 250 files in
 * place of 2,100. What two of them use is there once, in `build/chunks`.
 */
export async function bundleServer() {
  rmSync("build/chunks", { recursive: true, force: true });
  await bundle({
    entryPoints: {
      server: "server.ts",
      shop: "app/cli/shop.ts",
      ...(existsSync(pages) ? { pages } : {}),
    },
    outdir: "build",
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // As Node chooses among the files of a package.
    mainFields: ["main"],
    banner: { js: requireOfNode },
    sourcemap: true,
    sourcesContent: false,
    // Vite names packages twice, for what they do when they are loaded: most of them do nothing.
    logOverride: { "ignored-bare-import": "silent" },
    logLevel: "warning",
    external,
  });
  // Its helper would stay for as long as this process does.
  await stopBundler();
}
