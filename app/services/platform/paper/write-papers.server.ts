// @public

import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type { Paper } from "~/models/platform/paper/paper";
import type { PaperSize } from "~/models/platform/paper/paper-size";
import { drawPaper } from "./draw-paper.server";
import type { Sheet } from "./sheet.server";

/**
 * Papers as one PDF, each on a page of its own, written as they come (rule office-77): a file of a hundred
 * needs the memory of one.
 */
export async function* writePapers(
  papers: AsyncIterable<Paper> | Iterable<Paper>,
  { title, size, now }: { title: string; size: PaperSize; now: Date },
): AsyncGenerator<Uint8Array, void, undefined> {
  const sheet = await openSheet({ title, size, now });
  const { document } = sheet;
  const read = (): Uint8Array | null => document.read();
  try {
    for await (const paper of papers) {
      drawPaper(sheet, paper);
      const bytes = read();
      if (bytes) yield bytes;
      // Others have their turn between two papers.
      await setImmediate();
    }
    document.end();
    for await (const bytes of document) yield bytes;
  } finally {
    document.destroy();
  }
}

/** Both packages stay outside of the server's bundle, and load where a PDF is asked for. */
async function openSheet({
  title,
  size,
  now,
}: {
  title: string;
  size: PaperSize;
  now: Date;
}): Promise<Sheet> {
  const [{ default: PdfDocument }, { openSync }] = await Promise.all([import("pdfkit"), import("fontkit")]);
  const require = createRequire(import.meta.url);
  const regular = require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf");
  const bold = require.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf");
  const document = new PdfDocument({
    autoFirstPage: false,
    font: regular,
    size,
    margin: 48,
    lang: "en",
    displayTitle: true,
    info: { Title: title, CreationDate: now, Producer: "Awning", Creator: "Awning" },
  });
  const font = openSync(regular);
  const hasSign =
    "hasGlyphForCodePoint" in font ? (sign: number) => font.hasGlyphForCodePoint(sign) : () => false;
  return { document, fonts: { regular, bold }, hasSign: remembered(hasSign) };
}

/** The answers of a function of numbers, asked once each. */
function remembered(ask: (sign: number) => boolean): (sign: number) => boolean {
  const known = new Map<number, boolean>();
  return (sign) => {
    const answer = known.get(sign) ?? ask(sign);
    known.set(sign, answer);
    return answer;
  };
}
