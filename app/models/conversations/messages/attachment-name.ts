import { cutText } from "../../platform/text/storable-text";

const maxLength = 120;

/**
 * The name a file is kept and downloaded under: without folders and control characters, with the extension of
 * what is kept, and different from the message's other files (rule conversations-6).
 * @param extension without the dot
 */
export function attachmentName(name: string, extension: string, taken: readonly string[]): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const dot = last.lastIndexOf(".");
  const plain = cutText(
    (dot > 0 ? last.slice(0, dot) : last).replace(/[\p{Cc}\p{Cf}\p{Cs}"<>|:*?%#]/gu, "_").trim(),
    maxLength,
  );
  const base = /^\.*$/.test(plain) ? "file" : plain;
  for (let count = 1; ; count++) {
    const free = `${base}${count > 1 ? ` (${count})` : ""}.${extension}`;
    if (!taken.includes(free)) return free;
  }
}
