import { cloth, stitch, weaveFill, weaveOf } from "../core/cloth";
import { type Hex, shade, tint } from "../core/colour";
import { colourOf, type Figure, lying, type Subject } from "../core/figure";
import { mirrorX } from "../core/path";
import { printed } from "../core/print";
import type { Sheet } from "../core/sheet";
import { collar, hanger } from "./garment-parts";

const BODY =
  "M-94 -332C-150 -318 -205 -300 -244 -280C-236 -220 -230 -160 -226 -96C-216 20 -218 180 -228 330C-150 350 -70 352 0 351C70 352 150 350 228 330C218 180 216 20 226 -96C230 -160 236 -220 244 -280C205 -300 150 -318 94 -332C70 -262 -70 -262 -94 -332Z";
const SHORT =
  "M240 -283C290 -262 345 -160 402 -66C372 -34 336 -14 300 -4C276 -42 252 -82 224 -108C228 -168 232 -228 240 -283Z";
const LONG =
  "M240 -283C300 -250 350 -60 398 258C370 270 344 274 316 272C296 150 262 0 222 -110C228 -168 232 -228 240 -283Z";
const FOLDED =
  "M-96 -300C-140 -290 -180 -276 -218 -256C-226 -80 -226 90 -220 262C-216 284 -206 292 -186 293C-60 298 60 298 186 293C206 292 216 284 220 262C226 90 226 -80 218 -256C180 -276 140 -290 96 -300C70 -232 -70 -232 -96 -300Z";

interface Tee {
  readonly body: Hex;
  readonly accent: Hex;
  readonly trim: Hex;
  readonly vneck: boolean;
}

function flat(sheet: Sheet, tee: Tee, sleeve: string, weave: ReturnType<typeof weaveOf>): string {
  const { body, accent, trim } = tee;
  const angle = sleeve === LONG ? -14 : -32;
  const cuff = sleeve === LONG ? "M396 246C370 258 344 262 318 260" : "M396 -76C368 -46 334 -26 306 -16";
  const side = (right: boolean) => {
    const turn = (path: string) => (right ? path : mirrorX(path));
    const folds =
      sleeve === LONG
        ? ["M262 -190C290 -60 318 60 330 200", "M300 -60C322 20 330 80 352 150"]
        : ["M262 -200C290 -150 320 -90 330 -50"];
    return (
      cloth(sheet, turn(sleeve), body, {
        weave,
        accent,
        folds: folds.map(turn),
        foldPx: 34,
        weaveAngleDeg: right ? angle : -angle,
      }) +
      (trim === body
        ? stitch(turn(cuff), shade(body, 0.5))
        : `<path d="${turn(cuff)}" stroke="${trim}" stroke-width="26" fill="none"/>`)
    );
  };
  const folds = [
    "M-222 -80C-190 0 -170 90 -180 240",
    "M222 -90C180 10 168 120 186 260",
    "M-120 60C-90 150 -96 240 -110 330",
    "M90 120C104 190 96 260 112 336",
    "M-226 -110C-150 -70 -110 -60 -70 -64",
    "M226 -112C160 -80 120 -70 84 -72",
  ];
  return (
    side(false) +
    side(true) +
    cloth(sheet, BODY, body, { weave, accent, folds, foldPx: 38 }) +
    stitch("M-224 314C-150 334 -70 336 0 335C70 336 150 334 224 314", shade(body, 0.5)) +
    `<path d="M-243 -280C-235 -220 -229 -160 -225 -96M243 -280C235 -220 229 -160 225 -96" fill="none" stroke="${shade(body, 0.55)}" stroke-width="3" opacity=".45"/>`
  );
}

function folded(sheet: Sheet, { body, accent }: Tee, weave: ReturnType<typeof weaveOf>): string {
  return (
    `<g transform="translate(6 14)">${cloth(sheet, FOLDED, shade(body, 0.16), {})}</g>` +
    cloth(sheet, FOLDED, body, {
      weave,
      accent,
      folds: [
        "M-190 -230C-168 -80 -176 120 -160 280",
        "M196 -220C176 -60 186 120 172 270",
        "M-60 120C-40 180 -50 240 -66 290",
      ],
    }) +
    `<path d="M-212 246C-60 262 60 262 212 246" fill="none" stroke="${tint(body, 0.5)}" stroke-width="6" opacity=".35" filter="${sheet.blur(4)}"/>`
  );
}

/** A t-shirt from above. `form` flat, folded or long (sleeves), `weave`, `print`, `neck=v`, `pocket=1`, `trim`, `hanger=1`. */
export const tshirt: Subject = (sheet, look): Figure => {
  const body = colourOf(look, "body", "#e9e4da");
  const tee: Tee = {
    body,
    accent: colourOf(look, "accent", "#31566a"),
    trim: colourOf(look, "trim", body),
    vneck: look.neck === "v",
  };
  const weave = weaveOf(look.weave, "plain");
  const isFolded = look.form === "folded";
  const onHanger = look.hanger === "1" && !isFolded;
  const neckY = isFolded ? -300 : -332;
  const pocket =
    look.pocket === "1"
      ? `<path d="M58 -130H152V-36L105 -14L58 -36Z" fill="${weaveFill(sheet, "plain", body, tee.accent)}"/>${stitch("M58 -118H152M58 -130H152V-36L105 -14L58 -36Z", shade(body, 0.6), 3)}`
      : "";
  const svg =
    (onHanger ? hanger(sheet, neckY) : "") +
    (isFolded ? folded(sheet, tee, weave) : flat(sheet, tee, look.form === "long" ? LONG : SHORT, weave)) +
    collar(sheet, neckY, tee.trim, body, tee.vneck) +
    pocket +
    printed(look.print, tee.accent, body, { y: isFolded ? 10 : -40, scale: isFolded ? 1.05 : 1.15 });
  const figure = isFolded ? lying(svg, 255, 330) : lying(svg, 335, 352);
  return onHanger ? { ...figure, top: -500, pose: "hangs" } : figure;
};
