import { shade } from "../core/colour";
import { colourOf, formOf, type Subject, standing } from "../core/figure";
import { type Profile, silhouette } from "../core/lathe";
import { tube } from "../core/solid";
import { finishOf, sheen, standingIn, vessel } from "../core/vessel";
import { BOUQUET_RISE, BOUQUETS } from "./bouquets";

const VASES: Readonly<Record<string, Profile>> = {
  bud: [
    [-300, 36],
    [-296, 38],
    [-230, 26],
    [-180, 34],
    [-110, 102],
    [-56, 116],
    [-14, 84],
    [0, 72],
  ],
  tall: [
    [-400, 74],
    [-396, 76],
    [-330, 66],
    [-240, 92],
    [-120, 104],
    [-30, 84],
    [0, 74],
  ],
  round: [
    [-260, 66],
    [-256, 68],
    [-226, 66],
    [-180, 128],
    [-110, 156],
    [-40, 118],
    [-6, 82],
    [0, 78],
  ],
  handled: [
    [-330, 64],
    [-326, 68],
    [-276, 50],
    [-220, 80],
    [-150, 128],
    [-70, 118],
    [-12, 82],
    [0, 76],
  ],
};

/** A vase: `glaze`, `finish`, `speckle=1`, `pattern=stripe`, and `stems` with blossoms in `accent`. */
export const vase: Subject = (sheet, look) => {
  const profile = formOf(look, VASES);
  const [top = -300, rim = 60] = profile[0] ?? [];
  const widest = Math.max(...profile.map(([, radius]) => radius));
  const body = colourOf(look, "body", "#b5563a");
  const blossom = colourOf(look, "accent", "#e0a899");
  const stems = look.stems ?? "none";
  const draw = BOUQUETS[stems];
  if (!draw) throw new Error(`there are no stems named ${stems}, only ${Object.keys(BOUQUETS).join(", ")}`);
  const size = stems === "none" ? 1 : (look.form ?? "bud") === "bud" ? 0.62 : 0.86;
  const ears =
    look.form === "handled"
      ? [-1, 1]
          .map((side) =>
            tube(
              sheet,
              `M${side * 52} -286C${side * 132} -306 ${side * 150} -230 ${side * 104} -184`,
              21,
              look.glaze ?? body,
            ),
          )
          .join("")
      : "";
  const lines = sheet.pattern(
    30,
    30,
    `<rect width="9" height="30" fill="${shade(body, 0.5)}" opacity=".2"/>`,
  );
  const svg =
    ears +
    vessel(sheet, profile, look, { colour: body, finish: "matte", wallPx: 8 }) +
    (look.pattern === "stripe"
      ? `<path d="${silhouette(profile)}" fill="${lines}" clip-path="${sheet.clip(`<rect x="-300" y="${top * 0.8}" width="600" height="${-top * 0.7}"/>`)}"/>`
      : "") +
    (finishOf(look, "matte") === "gloss" ? sheen(sheet, profile, { opacity: 0.4 }) : "") +
    standingIn(
      sheet,
      top,
      rim - 8,
      `<g transform="translate(0 ${top}) scale(${size})">${draw(sheet, blossom)}</g>`,
    );
  const rise = (BOUQUET_RISE[stems] ?? 0) * size;
  const half = stems === "none" ? widest : Math.max(widest, 200 * size);
  return standing(svg, half, -top + rise + 10, { contacts: [[0, 0, (profile.at(-1)?.[1] ?? 80) * 1.12]] });
};
