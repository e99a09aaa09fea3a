import { z } from "zod";

const noteSchema = z.object({
  kind: z.enum(["backup", "certificate"]),
  /** The domain of a certificate; empty for the backup of all shops. */
  name: z.string(),
  isGood: z.boolean(),
  /** What came of it. */
  words: z.string(),
  /** UTC. */
  at: z.string().datetime(),
});

/** What happened on a machine that its hosts ask about (rule hosting-6). */
export type HostNote = z.infer<typeof noteSchema>;

/** The latest note of a name, and how often it was noted. */
export type LatestNote = HostNote & { times: number };

const mostCharacters = 300;

/** A note as a line of a file. */
export const noteLine = (note: HostNote): string =>
  `${JSON.stringify({ ...note, name: note.name.slice(0, mostCharacters), words: note.words.slice(0, mostCharacters) })}\n`;

/** The notes of a file's lines; what is none is left out, such as a line that was cut off. */
export const readNotes = (text: string): HostNote[] =>
  text.split("\n").flatMap((line) => {
    const parsed = noteSchema.safeParse(jsonOf(line));
    return parsed.success ? [parsed.data] : [];
  });

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The latest note of each name of a kind, the latest first. */
export function latestNotes(notes: readonly HostNote[], kind: HostNote["kind"]): LatestNote[] {
  const latest = new Map<string, LatestNote>();
  for (const note of notes) {
    if (note.kind !== kind) continue;
    const times = (latest.get(note.name)?.times ?? 0) + 1;
    // Put in anew, so that the order is that of the latest ones.
    latest.delete(note.name);
    latest.set(note.name, { ...note, times });
  }
  return [...latest.values()].reverse();
}
