/** A regular file in an archive. */
export interface TarFile {
  /** Relative path, parts joined by `/`. */
  name: string;
  /** Permission bits. */
  mode: number;
  content: Buffer;
}

const blockBytes = 512;
const text = (block: Buffer, start: number, length: number) =>
  block.toString("utf8", start, start + length).replace(/\0.*$/s, "");
const octal = (block: Buffer, start: number, length: number) =>
  Number.parseInt(text(block, start, length), 8) || 0;

/**
 * Reads the regular files of a tar archive in ustar format: all that is needed to unpack a browser.
 * @throws when a name leads out of the archive
 */
export function* readTar(archive: Buffer): Generator<TarFile> {
  let offset = 0;
  while (offset + blockBytes <= archive.length) {
    const header = archive.subarray(offset, offset + blockBytes);
    const prefix = text(header, 345, 155);
    const name = [prefix, text(header, 0, 100)].filter(Boolean).join("/");
    if (name === "") return;
    const sizeBytes = octal(header, 124, 12);
    const start = offset + blockBytes;
    if (name.startsWith("/") || name.split("/").includes(".."))
      throw new Error(`${name} leads out of the archive`);
    const kind = text(header, 156, 1);
    if (kind === "0" || kind === "") {
      yield {
        name,
        mode: octal(header, 100, 8) & 0o777,
        content: archive.subarray(start, start + sizeBytes),
      };
    }
    offset = start + Math.ceil(sizeBytes / blockBytes) * blockBytes;
  }
}
