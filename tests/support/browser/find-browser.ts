import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { unpackBrowser } from "./unpack-browser";

/** What playwright's `chromium.launch` (or any other launcher) needs to start a browser. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];
const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];

/**
 * Finds a Chromium: CHROME_PATH, else (Linux x64) the one that comes as a development dependency, so that
 * everybody's tests have the same, else Playwright's own, else the system's.
 * @throws when there is none, naming the ways to get one
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return describeBrowser(named);
    throw new Error(`CHROME_PATH names ${named}, which is not there: correct it or leave it out.`);
  }
  const unpacked = process.platform === "linux" && process.arch === "x64" ? await unpackBrowser() : null;
  if (unpacked)
    return describeBrowser(unpacked.executablePath, {
      LD_LIBRARY_PATH: withPath(unpacked.libraries),
      FONTCONFIG_FILE: unpacked.fontConfiguration,
    });
  const installed = playwrightsOwn() ?? systemBrowser();
  if (installed) return describeBrowser(installed);
  throw new Error(
    "No browser for the tests: run npx playwright install chromium, install Chrome, or set CHROME_PATH.",
  );
}

function describeBrowser(executablePath: string, further: Record<string, string> = {}): Browser {
  const inherited = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const env = { ...Object.fromEntries(inherited), ...further };
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", ...quiet], env };
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The Chromium or Chrome of this machine: what most shoppers have, newer than the tests' own. */
export function systemBrowser(): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((name) => join(folder, name)));
  const elsewhere = {
    darwin: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      join(homedir(), "Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    ],
    win32: ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].map((name) =>
      join(process.env[name] ?? "", "Google/Chrome/Application/chrome.exe"),
    ),
  }[process.platform as "darwin" | "win32"];
  return [...(elsewhere ?? []), ...onPath].find((file) => existsSync(file));
}

function withPath(folder: string): string {
  return [folder, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
}
