import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject, standing } from "../core/figure";
import { planeFill, roundFill } from "../core/finish";
import { lathe, mouth } from "../core/lathe";
import { mirrorX, roundedBox } from "../core/path";
import type { Sheet } from "../core/sheet";
import { gleam, tube } from "../core/solid";
import { cigarDrawn, cigarLookOf, smoke } from "./cigars";

function steel(sheet: Sheet, colour: Hex): string {
  return sheet.linear(
    [
      [0, tint(colour, 0.55)],
      [0.3, colour],
      [0.5, tint(colour, 0.35)],
      [1, shade(colour, 0.4)],
    ],
    [0, 0, 1, 0.6],
  );
}

function ring(sheet: Sheet, cx: number, cy: number, radius: number, width: number, colour: Hex): string {
  const path = `M${cx - radius} ${cy}C${cx - radius} ${cy - radius * 1.33} ${cx + radius} ${cy - radius * 1.33} ${cx + radius} ${cy}C${cx + radius} ${cy + radius * 1.33} ${cx - radius} ${cy + radius * 1.33} ${cx - radius} ${cy}Z`;
  return tube(sheet, path, width, colour, true);
}

function guillotine(sheet: Sheet, metal: Hex, inlay: Hex): string {
  const plate = "M-190 -120Q0 -176 190 -120L190 120Q0 176 -190 120Z";
  const hole = "M96 0A96 96 0 1 1 -96 0A96 96 0 1 1 96 0Z";
  return (
    ring(sheet, -290, 0, 96, 42, metal) +
    ring(sheet, 290, 0, 96, 42, metal) +
    `<path fill-rule="evenodd" d="${plate} ${hole}" fill="${steel(sheet, metal)}"/>` +
    `<path fill-rule="evenodd" d="M-168 -100Q0 -148 168 -100L168 100Q0 148 -168 100Z M112 0A112 112 0 1 1 -112 0A112 112 0 1 1 112 0Z" fill="${planeFill(sheet, inlay)}"/>` +
    `<g clip-path="${sheet.clip(`<path d="${hole}"/>`)}"><path d="M-100 -110Q10 0 -100 110Z" fill="${steel(sheet, "#c8ced2")}"/><path d="M100 -110Q-10 0 100 110Z" fill="${steel(sheet, "#b4bbc0")}"/><path d="M-100 -100Q4 0 -100 100M100 -100Q-4 0 100 100" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/></g>` +
    `<circle r="97" fill="none" stroke="${tint(metal, 0.4)}" stroke-width="6"/>` +
    [-140, 140]
      .flatMap((x) =>
        [-86, 86].map(
          (y) =>
            `<circle cx="${x}" cy="${y}" r="11" fill="${tint(metal, 0.3)}"/><path d="M${x - 6} ${y - 6}L${x + 6} ${y + 6}" stroke="${shade(metal, 0.6)}" stroke-width="3"/>`,
        ),
      )
      .join("")
  );
}

function scissors(sheet: Sheet, metal: Hex): string {
  const blade = "M-20 10C-80 -60 -150 -130 -140 -240C-130 -300 -60 -330 -26 -300C-70 -250 -60 -170 34 -20Z";
  const arm = "M-10 0C40 90 60 160 76 190";
  return (
    ring(sheet, 120, 290, 88, 36, metal) +
    ring(sheet, -120, 290, 88, 36, metal) +
    tube(sheet, arm, 44, metal, true) +
    tube(sheet, mirrorX(arm), 44, metal, true) +
    `<path d="${mirrorX(blade)}" fill="${shade(metal, 0.2)}"/><path d="${blade}" fill="${steel(sheet, metal)}"/>` +
    `<circle r="26" fill="${planeFill(sheet, tint(metal, 0.2))}"/><path d="M-12 -12L12 12" stroke="${shade(metal, 0.6)}" stroke-width="5"/>`
  );
}

/** What opens a cigar. `form` guillotine, scissors or punch; `body` metal, `accent` inlay. */
export const cutter: Subject = (sheet, look): Figure => {
  const metal = colourOf(look, "body", "#aab1b6");
  const inlay = colourOf(look, "accent", "#5a2f1e");
  if (look.form === "scissors") return lying(scissors(sheet, metal), 300, 400);
  if (look.form === "punch") {
    const side = (x: number, w: number, y: number, h: number, colour: Hex) =>
      `<path d="${roundedBox(x, y, w, h, 12)}" fill="${roundFill(sheet, colour, "metal")}"/>`;
    const svg =
      ring(sheet, 0, -300, 56, 16, metal) +
      side(0, 60, -226, 50, metal) +
      side(0, 150, -90, 240, inlay) +
      side(0, 160, 34, 34, metal) +
      side(0, 150, 110, 130, metal) +
      `<path d="${roundedBox(0, 200, 90, 70, 8)}" fill="${roundFill(sheet, tint(metal, 0.3), "metal")}"/>`;
    return lying(svg, 260, 330);
  }
  return lying(guillotine(sheet, metal, inlay), 420, 250);
};

function flame(sheet: Sheet, x: number, y: number, size: number, blue = false): string {
  const [hot, cool] = blue ? ["#cfe9ff", "#4d8fd6"] : ["#fff3c9", "#f08a3c"];
  const halo = `<circle cx="${x}" cy="${y - size * 0.6}" r="${size * 1.5}" fill="${sheet.radial([
    [0, cool, 0.4],
    [1, cool, 0],
  ])}"/>`;
  return (
    halo +
    `<path d="M${x} ${y}C${x - size * 0.42} ${y - size * 0.3} ${x - size * 0.2} ${y - size * 0.8} ${x + size * 0.04} ${y - size * 1.4}C${x + size * 0.24} ${y - size * 0.8} ${x + size * 0.42} ${y - size * 0.3} ${x} ${y}Z" fill="${sheet.linear(
      [
        [0, cool],
        [0.6, hot],
        [1, blue ? "#8fc4f5" : "#ffd878"],
      ],
    )}"/>`
  );
}

/** A lighter. `form` flip, torch or table; `accent` metal, `flame=1`. */
export const lighter: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#35524a");
  const metal = colourOf(look, "accent", "#b9a06a");
  const lit = look.flame === "1";
  if (look.form === "table") {
    const svg =
      (lit ? flame(sheet, 0, -330, 90) : "") +
      lathe(
        sheet,
        [
          [-340, 20],
          [-334, 26],
          [-312, 26],
          [-300, 60],
          [-280, 70],
          [-262, 72],
        ],
        metal,
        { finish: "metal" },
      ) +
      lathe(
        sheet,
        [
          [-262, 110],
          [-256, 128],
          [-200, 140],
          [-60, 150],
          [-20, 146],
          [0, 134],
        ],
        body,
        { finish: "gloss", bands: [{ from: -40, to: 10, colour: metal }] },
      ) +
      gleam(sheet, "M-90 -220C-104 -150 -106 -100 -102 -60", 14, 0.45);
    return standing(svg, 170, lit ? 470 : 360, { contacts: [[0, 0, 136]] });
  }
  if (look.form === "torch") {
    const shell = "M-110 0L-132 -360Q-132 -400 -96 -400L60 -400Q96 -400 104 -366L132 -20Q134 0 112 0Z";
    const svg =
      (lit ? flame(sheet, -20, -470, 96, true) : "") +
      `<path d="M-70 -396L-62 -470L34 -470L50 -396Z" fill="${roundFill(sheet, metal, "metal")}"/><ellipse cx="-14" cy="-470" rx="48" ry="9" fill="${shade(metal, 0.6)}"/>` +
      `<path d="${shell}" fill="${roundFill(sheet, body, "gloss")}"/><path d="M64 -400Q150 -420 158 -340L150 -260L106 -300L100 -366Z" fill="${roundFill(sheet, metal, "metal")}"/>` +
      `<path d="M-116 -70L128 -70L132 -20Q134 0 112 0L-110 0Z" fill="${roundFill(sheet, metal, "metal")}"/><path d="M-60 -300L-50 -130L40 -130L46 -300Z" fill="${shade(body, 0.4)}" opacity=".6"/><path d="M-52 -180L36 -180L32 -136L-48 -136Z" fill="#f6d79a" opacity=".55"/>`;
    return standing(svg, 190, lit ? 610 : 485, { left: -190, right: 200, contacts: [[4, -10, 124]] });
  }
  const caseOf = (y: number, height: number) =>
    `<path d="${roundedBox(4, y + 3, 250, height, 22)}" fill="${shade(body, 0.5)}"/><path d="${roundedBox(0, y, 246, height, 20)}" fill="${roundFill(sheet, body, "gloss")}"/>`;
  const foot = `<path d="M-123 -40L123 -40" stroke="${metal}" stroke-width="10"/>`;
  if (!lit) {
    const svg =
      caseOf(-116, 232) +
      caseOf(-300, 124) +
      `<path d="M-123 -236L123 -236" stroke="${shade(body, 0.8)}" stroke-width="6"/><rect x="104" y="-268" width="30" height="60" rx="6" fill="${roundFill(sheet, metal, "metal")}"/>` +
      foot +
      gleam(sheet, "M-84 -340C-88 -240 -88 -120 -84 -40", 16, 0.3);
    return standing(svg, 190, 370, { contacts: [[0, -14, 122]] });
  }
  const holes = [-60, -30, 0].flatMap((x) =>
    [-306, -276].map((y) => `<circle cx="${x}" cy="${y}" r="8" fill="#2a2630"/>`),
  );
  const svg =
    flame(sheet, -30, -330, 100) +
    `<g transform="translate(126 -232) rotate(112)"><path d="${roundedBox(-122, -62, 246, 124, 20)}" fill="${roundFill(sheet, shade(body, 0.12), "gloss")}"/></g>` +
    `<path d="${roundedBox(-24, -280, 170, 110, 12)}" fill="${roundFill(sheet, metal, "metal")}"/>${holes.join("")}<path d="M-30 -334L-30 -316" stroke="#e9e2d4" stroke-width="12"/><circle cx="84" cy="-280" r="34" fill="${planeFill(sheet, "#6d6a72")}"/><circle cx="84" cy="-280" r="34" fill="none" stroke="#2a2630" stroke-width="6" stroke-dasharray="5 5"/>` +
    caseOf(-116, 232) +
    foot +
    `<rect x="104" y="-252" width="30" height="44" rx="6" fill="${roundFill(sheet, metal, "metal")}"/>` +
    gleam(sheet, "M-84 -210C-88 -150 -88 -90 -84 -40", 16, 0.3);
  return standing(svg, 210, 480, { left: -150, right: 290, contacts: [[0, -14, 122]] });
};

/** A tray for ash. `form` round, square or long; `cigar=1` lays a lit one on it (`wrapper`, `band`). */
export const ashtray: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#3a3f45");
  const accent = colourOf(look, "accent", "#c9a25a");
  const own = {
    ...cigarLookOf({ ...look, body: look.wrapper ?? "#7a4a2a" }),
    accent,
    shape: "petit",
    lit: true,
  };
  const rest = (x: number, y: number, deg: number) =>
    look.cigar === "1"
      ? smoke(sheet, x - 226, y - 10) +
        `<g transform="translate(${x} ${y}) rotate(${deg}) scale(.92)">${cigarDrawn(sheet, own)}</g>`
      : "";
  const top = look.cigar === "1" ? 480 : 150;
  if (look.form === "square" || look.form === "long") {
    const [w, d] = look.form === "long" ? [640, 190] : [500, 420];
    const [dx, dy, h] = [d * 0.34, d * 0.3, 96];
    const [l, r] = [-w / 2, w / 2];
    const inset = `M${l + 66 + dx * 0.2} ${-h - dy * 0.2}L${l + 50 + dx * 0.82} ${-h - dy * 0.82}L${r - 40 + dx * 0.8} ${-h - dy * 0.82}L${r - 50 + dx * 0.2} ${-h - dy * 0.2}Z`;
    const hollow = sheet.linear([
      [0, shade(body, 0.62)],
      [1, shade(body, 0.2)],
    ]);
    const slot = (x: number) =>
      `<path d="M${x} ${-h - 1}Q${x + 30} ${-h + 40} ${x + 60} ${-h - 1}L${x + 74} ${-h - dy * 0.2}L${x + 14} ${-h - dy * 0.2}Z" fill="${shade(body, 0.5)}"/>`;
    const svg =
      `<path d="M${r} 0L${r + dx} ${-dy}L${r + dx} ${-h - dy}L${r} ${-h}Z" fill="${shade(body, 0.45)}"/><path d="M${l} ${-h}L${l + dx} ${-h - dy}L${r + dx} ${-h - dy}L${r} ${-h}Z" fill="${planeFill(sheet, tint(body, 0.28), 0.7)}"/><rect x="${l}" y="${-h}" width="${w}" height="${h}" fill="${planeFill(sheet, body)}"/><path d="${inset}" fill="${hollow}"/>${slot(-30)}<path d="M${l} -14L${r} -14" stroke="${accent}" stroke-width="8"/>${gleam(sheet, `M${l + 20} ${-h + 16}L${r - 30} ${-h + 14}`, 9, 0.3)}` +
      rest(60, -h - dy * 0.62, 9);
    return standing(svg, w / 2 + 70, top, {
      left: l - 10,
      right: r + dx + 10,
      contacts: [[dx / 2, -36, w / 2]],
    });
  }
  const svg =
    lathe(
      sheet,
      [
        [-120, 300],
        [-112, 306],
        [-60, 292],
        [-16, 262],
        [0, 244],
      ],
      body,
      { finish: "gloss", bands: [{ from: -24, to: 10, colour: accent }] },
    ) +
    mouth(sheet, -120, 300, { lip: tint(body, 0.16), inside: body, wallPx: 52 }) +
    `<ellipse cy="-112" rx="150" ry="18" fill="${shade(body, 0.5)}" opacity=".5"/><path d="M-40 -72Q0 -46 40 -72L30 -82Q0 -66 -30 -82Z" fill="${shade(body, 0.55)}"/>` +
    rest(60, -148, 8);
  return standing(svg, 315, top, { contacts: [[0, 0, 250]] });
};
