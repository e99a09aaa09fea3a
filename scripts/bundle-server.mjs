import { build as bundle, stop as stopBundler } from "esbuild";

/** Bundles the server and the command line, without the pages, which Remix builds. */
export async function bundleServer() {
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
}
