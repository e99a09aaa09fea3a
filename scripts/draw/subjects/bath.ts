import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Look, type Subject, standing } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { lathe, mouth, type Profile } from "../core/lathe";
import type { Sheet } from "../core/sheet";
import { gleam, speckles, tube } from "../core/solid";

function bar(
  sheet: Sheet,
  body: Hex,
  y: number,
  dx: number,
  band: Hex | undefined,
  seed: number,
  speckled: boolean,
): string {
  const [l, r] = [dx - 230, dx + 190];
  const front = `M${l + 20} ${y - 130}L${r - 10} ${y - 130}Q${r + 8} ${y - 130} ${r + 8} ${y - 112}L${r + 8} ${y - 18}Q${r + 8} ${y} ${r - 12} ${y}L${l + 20} ${y}Q${l} ${y} ${l} ${y - 20}L${l} ${y - 112}Q${l} ${y - 130} ${l + 20} ${y - 130}Z`;
  const top = `M${l + 6} ${y - 122}L${l + 66} ${y - 176}Q${l + 76} ${y - 184} ${l + 90} ${y - 184}L${r + 50} ${y - 184}Q${r + 66} ${y - 184} ${r + 60} ${y - 172}L${r + 4} ${y - 124}Q${r} ${y - 128} ${r - 12} ${y - 128}L${l + 20} ${y - 128}Z`;
  const side = `M${r + 6} ${y - 122}L${r + 62} ${y - 174}L${r + 62} ${y - 74}Q${r + 62} ${y - 60} ${r + 52} ${y - 50}L${r + 4} ${y - 6}Z`;
  const dots = speckled
    ? `<g clip-path="${sheet.clip(`<path d="${front}"/><path d="${top}"/>`)}">${speckles({ x: l, y: y - 190, width: 500, height: 190 }, shade(body, 0.55), 70, seed)}</g>`
    : "";
  const wrap = band
    ? `<path d="M${dx - 120} ${y - 130}L${dx + 70} ${y - 130}L${dx + 70} ${y + 1}L${dx - 120} ${y + 1}Z" fill="${planeFill(sheet, band)}"/><path d="M${dx - 120} ${y - 129}L${dx - 62} ${y - 185}L${dx + 128} ${y - 185}L${dx + 70} ${y - 129}Z" fill="${tint(band, 0.25)}"/><circle cx="${dx - 25}" cy="${y - 65}" r="26" fill="none" stroke="${shade(band, 0.5)}" stroke-width="4" opacity=".6"/>`
    : `<rect x="${dx - 110}" y="${y - 92}" width="190" height="56" rx="28" fill="none" stroke="${shade(body, 0.4)}" stroke-width="5" opacity=".4"/><rect x="${dx - 108}" y="${y - 89}" width="190" height="56" rx="28" fill="none" stroke="${tint(body, 0.7)}" stroke-width="4" opacity=".6"/>`;
  return `<path d="${side}" fill="${shade(body, 0.26)}"/><path d="${front}" fill="${planeFill(sheet, body, 0.9)}"/><path d="${top}" fill="${planeFill(sheet, tint(body, 0.34), 0.5)}"/>${dots}${wrap}`;
}

/** A piece of soap. `form` bar (in a paper band of `accent`), stack (three) or oval (on a dish of `accent`); `speckle=1`. */
export const soap: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#d9ccb4");
  const accent = colourOf(look, "accent", "#5f7353");
  const speckled = look.speckle === "1";
  if (look.form === "stack") {
    const svg =
      bar(sheet, shade(body, 0.1), 0, 0, undefined, 3, speckled) +
      bar(sheet, accent, -132, 14, undefined, 9, speckled) +
      bar(sheet, tint(body, 0.3), -264, -8, undefined, 5, speckled);
    return standing(svg, 270, 460, { left: -250, right: 275, contacts: [[10, -30, 226]] });
  }
  if (look.form === "oval") {
    const cake: Profile = [
      [-150, 20],
      [-146, 110],
      [-126, 186],
      [-92, 214],
      [-60, 206],
      [-40, 180],
    ];
    const svg =
      lathe(
        sheet,
        [
          [-62, 300],
          [-50, 302],
          [-20, 250],
          [0, 200],
        ],
        accent,
        { finish: "matte" },
      ) +
      mouth(sheet, -62, 300, { lip: tint(accent, 0.2), inside: accent, wallPx: 16 }) +
      lathe(sheet, cake, body, { finish: "matte" }) +
      gleam(sheet, "M-130 -128C-80 -150 -20 -156 40 -152", 16, 0.6) +
      (speckled ? speckles({ x: -150, y: -140, width: 300, height: 70 }, shade(body, 0.5), 40) : "");
    return standing(svg, 305, 165, { contacts: [[0, 0, 205]] });
  }
  return standing(bar(sheet, body, 0, 0, accent, 3, speckled), 270, 200, {
    left: -250,
    right: 275,
    contacts: [[16, -30, 226]],
  });
};

const BOTTLE: Profile = [
  [-420, 46],
  [-400, 46],
  [-386, 60],
  [-366, 124],
  [-340, 142],
  [-300, 146],
  [-20, 146],
  [-6, 140],
  [0, 128],
];

function label(sheet: Sheet, colour: Hex, radius: number, top: number, bottom: number): string {
  const w = radius * 0.86;
  const sag = radius * 0.1;
  const path = `M${-w} ${top}Q0 ${top + sag} ${w} ${top}L${w} ${bottom}Q0 ${bottom + sag} ${-w} ${bottom}Z`;
  const rule = (y: number, half: number) =>
    `<path d="M${-half} ${y}Q0 ${y + 5} ${half} ${y}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="5" opacity=".4"/>`;
  return `<path d="${path}" fill="${roundFill(sheet, colour)}"/><circle cy="${top + (bottom - top) * 0.3}" cx="0" r="${radius * 0.17}" fill="none" stroke="${shade(colour, 0.55)}" stroke-width="5" opacity=".6"/>${rule(top + (bottom - top) * 0.62, w * 0.5)}${rule(top + (bottom - top) * 0.74, w * 0.34)}`;
}

function pump(sheet: Sheet, y: number, colour: Hex): string {
  return (
    lathe(
      sheet,
      [
        [y - 60, 50],
        [y - 60, 50],
        [y, 54],
      ],
      colour,
      { finish: "gloss" },
    ) +
    lathe(
      sheet,
      [
        [y - 150, 14],
        [y - 56, 14],
      ],
      tint(colour, 0.2),
      { finish: "metal" },
    ) +
    tube(sheet, `M20 ${y - 162}L-70 ${y - 166}Q-112 ${y - 166} -116 ${y - 132}`, 26, colour, true) +
    lathe(
      sheet,
      [
        [y - 182, 40],
        [y - 172, 46],
        [y - 146, 40],
      ],
      colour,
      { finish: "gloss" },
    )
  );
}

function bottleBody(
  sheet: Sheet,
  look: Look,
  body: Hex,
  accent: Hex,
): [svg: string, halfWidth: number, height: number, foot: number] {
  const paper = colourOf(look, "label", "#f0e9da");
  if (look.form === "dropper") {
    const profile: Profile = [
      [-300, 44],
      [-286, 46],
      [-272, 100],
      [-250, 122],
      [-220, 126],
      [-16, 126],
      [0, 112],
    ];
    const svg =
      lathe(sheet, profile, body, { finish: "gloss" }) +
      label(sheet, paper, 126, -200, -54) +
      gleam(sheet, "M-92 -230C-96 -160 -96 -90 -94 -40", 12, 0.5) +
      lathe(
        sheet,
        [
          [-366, 46],
          [-360, 48],
          [-296, 48],
        ],
        accent,
        { finish: "metal" },
      ) +
      lathe(
        sheet,
        [
          [-500, 12],
          [-492, 26],
          [-440, 28],
          [-400, 22],
          [-364, 34],
        ],
        "#2f2b33",
        { finish: "matte" },
      );
    return [svg, 150, 505, 114];
  }
  if (look.form === "tin") {
    const svg =
      lathe(
        sheet,
        [
          [-120, 236],
          [-116, 238],
          [0, 232],
        ],
        body,
        { finish: "metal" },
      ) +
      lathe(
        sheet,
        [
          [-196, 232],
          [-186, 244],
          [-112, 244],
        ],
        accent,
        { finish: "metal" },
      ) +
      `<ellipse cy="-196" rx="232" ry="39" fill="${planeFill(sheet, tint(accent, 0.3))}"/><ellipse cy="-196" rx="196" ry="31" fill="none" stroke="${shade(accent, 0.4)}" stroke-width="4" opacity=".5"/>` +
      `<g transform="translate(0 -197) scale(1 .3)"><circle r="120" fill="${paper}"/><circle r="58" fill="none" stroke="${shade(paper, 0.5)}" stroke-width="9" opacity=".6"/></g>`;
    return [svg, 250, 240, 234];
  }
  if (look.form === "tube") {
    const shell = "M-120 -500L120 -500C126 -360 112 -200 92 -90L-92 -90C-112 -200 -126 -360 -120 -500Z";
    const svg =
      `<path d="${shell}" fill="${roundFill(sheet, body)}"/><path d="M-122 -520L122 -520L120 -476L-120 -476Z" fill="${shade(body, 0.1)}"/>${Array.from({ length: 16 }, (_, i) => `<path d="M${-112 + i * 15} -518L${-112 + i * 15} -480" stroke="${shade(body, 0.4)}" stroke-width="3" opacity=".4"/>`).join("")}` +
      `<path d="M-108 -390Q0 -380 108 -390L98 -210Q0 -200 -98 -210Z" fill="${roundFill(sheet, paper)}"/><circle cy="-328" r="24" fill="none" stroke="${shade(paper, 0.5)}" stroke-width="5" opacity=".6"/>` +
      gleam(sheet, "M-84 -460C-90 -340 -84 -220 -70 -120", 12, 0.4) +
      lathe(
        sheet,
        [
          [-94, 92],
          [-90, 94],
          [-10, 96],
          [0, 90],
        ],
        accent,
        { finish: "gloss" },
      );
    return [svg, 150, 530, 92];
  }
  const svg =
    lathe(sheet, BOTTLE, body, { finish: "gloss" }) +
    label(sheet, paper, 146, -290, -80) +
    gleam(sheet, "M-106 -330C-112 -220 -112 -120 -108 -40", 14, 0.5) +
    pump(sheet, -412, accent);
  return [svg, 165, 600, 130];
}

/** A bottle for the bathroom. `form` pump, dropper, tube or tin; `accent` pump or lid, `label`. */
export const dispenser: Subject = (sheet, look) => {
  const [svg, halfWidth, height, foot] = bottleBody(
    sheet,
    look,
    colourOf(look, "body", "#7a4a2a"),
    colourOf(look, "accent", "#2f2b33"),
  );
  return standing(svg, halfWidth + 20, height, { contacts: [[0, 0, foot]] });
};
