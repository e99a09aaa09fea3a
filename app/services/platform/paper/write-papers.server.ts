// @public

import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import type { Paper } from "~/models/platform/paper/paper";
import type { PaperSize } from "~/models/platform/paper/paper-size";
import { addFacturX } from "./add-factur-x.server";
import { drawPaper } from "./draw-paper.server";
import type { Face, Sheet } from "./faces.server";

/** What a file of papers says of itself, and how its texts are written. */
type PaperFileHead = {
  title: string;
  size: PaperSize;
  now: Date;
  language: string;
  direction: "ltr" | "rtl";
  /** Makes it a Factur-X, and a PDF/A-3 (rule orders-30). */
  facturX?: string | null;
};

/**
 * Papers as one PDF, each on a page of its own, written as they come (rule office-77): a file of a hundred
 * needs the memory of one.
 */
export async function* writePapers(
  papers: AsyncIterable<Paper> | Iterable<Paper>,
  file: PaperFileHead,
): AsyncGenerator<Uint8Array, void, undefined> {
  const sheet = await openSheet(file);
  const { document } = sheet;
  if (file.facturX) addFacturX(sheet, file.facturX, file.now);
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

/** What an archive keeps: all typefaces within the file, and which colors are meant. */
const archived = { subset: "PDF/A-3b", pdfVersion: "1.7" } as const;

/** Both packages stay outside of the server's bundle, and load where a PDF is asked for. */
async function openSheet({ title, size, now, language, direction, facturX }: PaperFileHead): Promise<Sheet> {
  const [{ default: PdfDocument }, { openSync }] = await Promise.all([import("pdfkit"), import("fontkit")]);
  const require = createRequire(import.meta.url);
  // A font is read when the ones before it lack a sign.
  const face = (regular: string, bold: string): Face => {
    let font: ReturnType<typeof openSync> | undefined;
    const hasSign = (sign: number) => {
      font ??= openSync(regular);
      return "hasGlyphForCodePoint" in font && font.hasGlyphForCodePoint(sign);
    };
    return { regular, bold, hasSign: remembered(hasSign) };
  };
  const latin = face(
    require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
  );
  const arabic = face(
    require.resolve("@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf"),
    require.resolve("@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf"),
  );
  const japanese = face(
    require.resolve("@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf"),
    require.resolve("@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf"),
  );
  const document = new PdfDocument({
    autoFirstPage: false,
    font: latin.regular,
    size,
    margin: 48,
    lang: language,
    displayTitle: true,
    ...(facturX ? archived : {}),
    // Its metadata takes the title as XML.
    info: {
      Title: facturX ? title.replace(/[&<>]/g, " ") : title,
      CreationDate: now,
      Producer: "Awning",
      Creator: "Awning",
    },
  });
  return { document, faces: [latin, arabic, japanese], direction };
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
