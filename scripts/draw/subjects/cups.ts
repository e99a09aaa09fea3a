import { shade, tint } from "../core/colour";
import { colourOf, formOf, numberOf, type Subject, standing } from "../core/figure";
import type { Finish } from "../core/finish";
import { type Band, lathe, mouth, type Profile, silhouette } from "../core/lathe";
import { gleam, speckles, tube } from "../core/solid";

const MUGS: Readonly<Record<string, Profile>> = {
  straight: [
    [-290, 150],
    [-290, 150],
    [-40, 148],
    [-8, 138],
    [0, 128],
  ],
  round: [
    [-270, 138],
    [-200, 158],
    [-110, 166],
    [-40, 148],
    [0, 112],
  ],
  tapered: [
    [-290, 162],
    [-290, 162],
    [-60, 122],
    [-14, 114],
    [0, 104],
  ],
  tall: [
    [-350, 126],
    [-350, 126],
    [-30, 122],
    [0, 112],
  ],
  tumbler: [
    [-250, 142],
    [-250, 142],
    [-60, 118],
    [0, 104],
  ],
  espresso: [
    [-210, 132],
    [-140, 136],
    [-50, 116],
    [0, 84],
  ],
};

/** A mug, cup or beaker. `form`, `body`, `glaze` (dipped from above), `foot`, `inside`, `fill`, `handle=0`, `speckle=1`, `finish=metal`. */
export const mug: Subject = (sheet, look) => {
  const profile = formOf(look, MUGS);
  const [top = -290, rim = 150] = profile[0] ?? [];
  const body = colourOf(look, "body", "#d8c7a3");
  const glaze = look.glaze;
  const finish: Finish = look.finish === "metal" ? "metal" : look.finish === "matte" ? "matte" : "gloss";
  const bands: Band[] = [];
  if (glaze) bands.push({ from: top, to: top * numberOf(look, "dip", 0.45), colour: glaze });
  if (look.line) bands.push({ from: top * 0.9, to: top * 0.84, colour: look.line });
  if (look.foot) bands.push({ from: -42, to: 10, colour: look.foot });
  const lip = look.rim ?? glaze ?? body;
  const outline = silhouette(profile);
  const clip = sheet.clip(`<path d="${outline}"/>`);
  const dots =
    look.speckle === "1"
      ? `<g clip-path="${clip}">${speckles({ x: -170, y: top, width: 340, height: -top + 30 }, shade(body, 0.6), 110)}</g>`
      : "";
  const reach = rim + numberOf(look, "reach", 92);
  const handle =
    look.handle === "0"
      ? ""
      : tube(
          sheet,
          `M${rim - 12} ${top * 0.8}C${reach + 24} ${top * 0.86} ${reach + 20} ${top * 0.2} ${rim - 22} ${top * 0.24}`,
          30,
          lip,
        );
  const svg =
    handle +
    lathe(sheet, profile, body, { finish, bands }) +
    dots +
    (finish === "gloss" ? gleam(sheet, `M${-rim * 0.56} ${top * 0.84}V${top * 0.34}`, 13, 0.4) : "") +
    mouth(sheet, top, rim, {
      lip: tint(lip, 0.1),
      inside: look.inside ?? tint(body, 0.35),
      filling: look.fill,
      wallPx: 11,
    });
  const foot = profile.at(-1)?.[1] ?? 110;
  return standing(svg, 170, -top + 24, {
    right: look.handle === "0" ? 165 : reach + 20,
    left: -165,
    contacts: [[0, 0, foot]],
  });
};
