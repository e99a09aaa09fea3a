import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { askBeforeReload } from "./scripts/framework/ask-before-reload";
import { loadsFailQuietly } from "./scripts/framework/loads-fail-quietly";
import { markTexts } from "./scripts/framework/mark-texts";
import { storefrontChunk } from "./scripts/framework/storefront-chunk";
import { widgetChunks } from "./scripts/framework/widget-chunks";

declare module "@remix-run/server-runtime" {
  // With single fetch a loader's types reach the page as they are, undefined and dates included.
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig({
  // Under vitest the Remix plugin would look for routes and a manifest that unit tests do not have.
  plugins: [
    tailwindcss(),
    askBeforeReload(),
    loadsFailQuietly(),
    markTexts(),
    storefrontChunk(),
    widgetChunks(`${remixConfig.buildDirectory}/client`),
    process.env.VITEST ? null : remix(remixConfig),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Its browser build names a package that is not there; only the server hashes passwords.
  // Vite's default target names Safari 14, for which esbuild cannot bundle destructuring, so `npm run dev`
  // would not start.
  optimizeDeps: { exclude: ["@node-rs/argon2"], esbuildOptions: { target: "es2022" } },
  // Remix keeps the list of the browser's files in build/.vite, where `npm run check` finds it.
  build: { target: "es2022", manifest: true },
  ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod"] },
});
