import { join } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { serveAssets } from "~/services/platform/http/answers/serve-assets.server";

/** The pages and the files they load: what was built, or in development what Vite makes of the sources. */
export function loadPages(nodeEnv: string) {
  return nodeEnv === "production" ? loadBuild(process.cwd()) : startVite();
}

async function loadBuild(root: string) {
  const file = join(root, "build", "pages.js");
  return { build: (await import(file)) as ServerBuild, assets: serveAssets(root) };
}

/** Vite compiles what is asked for and reloads what changes. */
async function startVite() {
  const { createServer: createVite } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const vite = await createVite({ server: { middlewareMode: true } });
  // Vite, and the second Vite inside Remix's plugin, end the process on SIGTERM before the database is let go
  // of.
  process.removeAllListeners("SIGTERM");
  for (const listener of ours) process.on("SIGTERM", listener);
  process.stdin.removeAllListeners("end");
  const build = () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
  return { build, assets: [vite.middlewares] };
}
