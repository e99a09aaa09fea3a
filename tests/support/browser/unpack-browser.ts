import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { readTar } from "./read-tar";

const decompress = promisify(brotliDecompress);

/** The browser that comes as a development dependency, unpacked. */
export interface UnpackedBrowser {
  executablePath: string;
  /** Folder of the shared libraries it needs beyond the system's. */
  libraries: string;
  /** Absolute path of a font configuration that works on machines without fonts. */
  fontConfiguration: string;
}

/**
 * Unpacks the browser into the temporary folder, once for each version and user. The package's own way writes
 * to fixed names there, where an unfinished or somebody else's file would be taken for the browser.
 */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  const root = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..", "..");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const folder = join(tmpdir(), `awning-browser-${version}-${process.getuid?.() ?? "user"}`);
  if (!existsSync(folder)) {
    const draft = mkdtempSync(`${folder}.draft-`);
    try {
      await unpackInto(draft, join(root, "bin"));
      renameSync(draft, folder);
    } catch (error) {
      // Another process may have been quicker; its copy is as good.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, "chromium"),
    libraries: join(folder, "lib"),
    fontConfiguration: join(folder, "awning-fonts.conf"),
  };
}

/** The system's fonts where there are any, and the packaged one, so that text is never drawn with none. */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

async function unpackInto(folder: string, packed: string): Promise<void> {
  const executable = join(folder, "chromium");
  writeFileSync(executable, await decompress(readFileSync(join(packed, "chromium.br"))));
  chmodSync(executable, 0o755);
  writeFileSync(join(folder, "awning-fonts.conf"), fontConfiguration);
  for (const archive of ["al2023", "swiftshader", "fonts"]) {
    const tar = await decompress(readFileSync(join(packed, `${archive}.tar.br`)));
    for (const { name, mode, content } of readTar(tar)) {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content, { mode: mode | 0o600 });
    }
  }
}
