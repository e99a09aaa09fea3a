import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const stampFile = "build/stamp";
const sources = ["app", "public", "server.ts", "vite.config.ts", "remix.config.js", "package-lock.json"];

/** One fingerprint of everything a build is made of: names, sizes and times of the files. */
function fingerprint() {
  const hash = createHash("sha256");
  const visit = (/** @type {string} */ path) => {
    const stat = statSync(path);
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  };
  for (const source of sources) visit(source);
  return hash.digest("hex");
}

/** Whether the build is that of the sources as they are. */
export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint();

/** Remembers what was built. */
export const rememberBuild = () => writeFileSync(stampFile, fingerprint());
