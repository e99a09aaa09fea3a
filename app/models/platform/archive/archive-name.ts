/** What the name of a file or folder is made of: no control characters, and nothing that a system forbids. */
const part = /^[^\p{Cc}/\\:*?"<>|]{1,200}$/u;

/**
 * Where an entry of an archive belongs below the folder it is unpacked to: null for folders, what systems add
 * of their own, and names that would lead elsewhere.
 */
export function archiveName(entry: string): string | null {
  const parts = entry.replaceAll("\\", "/").split("/");
  const isOdd = parts.length > 12 || parts.some((one) => !part.test(one) || one.startsWith("."));
  return isOdd || parts[0] === "__MACOSX" ? null : parts.join("/");
}

/** The folder that holds all files, as an archive of one folder has it; empty where there is none. */
export function commonFolder(names: readonly string[]): string {
  const [first = ""] = (names[0] ?? "").split("/");
  return names.length > 0 && names.every((name) => name.startsWith(`${first}/`)) ? first : "";
}
