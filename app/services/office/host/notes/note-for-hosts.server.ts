import { appendFile, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type HostNote, latestNotes, noteLine, readNotes } from "~/models/office/host/host-notes";
import { privateMode, writeWholeFile } from "../../../platform/file-store/write-whole-file.server";

/** Bytes of the file from which on older notes are left out; anyone may ask for certificates. */
const mostBytes = 256 * 1024;
const mostNotes = 500;

const fileOf = (dataDir: string): string => join(dataDir, "host-notes.jsonl");

/** Notes what happened on this machine, for its hosts (rule hosting-6). */
export async function noteForHosts(dataDir: string, note: HostNote): Promise<void> {
  const file = fileOf(dataDir);
  // A line is short, so that processes which append at the same time leave whole ones.
  await appendFile(file, noteLine(note), { mode: privateMode });
  if ((await stat(file)).size < mostBytes) return;
  const kept = (await readHostNotes(dataDir)).slice(-mostNotes);
  await writeWholeFile(file, Buffer.from(kept.map(noteLine).join("")), privateMode);
}

/** What was noted, the oldest first. */
async function readHostNotes(dataDir: string): Promise<HostNote[]> {
  return readNotes(await readFile(fileOf(dataDir), "utf8").catch(() => ""));
}

/** The latest note of each name of a kind, the latest first. */
export const listHostNotes = async (dataDir: string, kind: HostNote["kind"], most: number) =>
  latestNotes(await readHostNotes(dataDir), kind).slice(0, most);
