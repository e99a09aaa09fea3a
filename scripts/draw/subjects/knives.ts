import { type Hex, shade, tint } from "../core/colour";
import { colourOf, formOf, lying, type Subject } from "../core/figure";
import type { Sheet } from "../core/sheet";

interface Blade {
  readonly outline: string;
  readonly bevel: string;
  readonly size: number;
}

const BLADES: Readonly<Record<string, Blade>> = {
  chef: {
    outline: "M-400 44C-310 -26 -170 -58 40 -58H62V62H44C-120 84 -290 82 -400 44Z",
    bevel: "M-400 44C-290 66 -120 62 44 40V62C-120 84 -290 82 -400 44Z",
    size: 1,
  },
  bread: {
    outline: `M-430 26C-426 -8 -400 -34 -360 -36L62 -42V44L44 46${Array.from({ length: 17 }, (_, i) => `Q${30 - i * 28} 60 ${16 - i * 28} 46`).join("")}Z`,
    bevel: "M-430 26L44 22V46L-430 46Z",
    size: 1,
  },
  paring: {
    outline: "M-210 30C-150 -14 -60 -32 40 -32H56V34H44C-40 48 -140 48 -210 30Z",
    bevel: "M-210 30C-130 40 -40 32 44 16V34C-40 48 -140 48 -210 30Z",
    size: 0.86,
  },
};

const HANDLE =
  "M66 -40C120 -44 150 -34 210 -36C270 -38 320 -44 340 -28C354 -12 352 40 340 56C326 68 300 44 262 40C200 34 130 44 66 42Z";

function knifeSvg(sheet: Sheet, { outline, bevel, size }: Blade, wood: Hex, metal: Hex, steel: Hex): string {
  const clip = sheet.clip(`<path d="${outline}"/>`);
  const bladeFill = sheet.linear(
    [
      [0, shade(steel, 0.14)],
      [0.3, tint(steel, 0.5)],
      [0.55, steel],
      [1, shade(steel, 0.2)],
    ],
    [0.1, 0, 0.5, 1],
  );
  const gripFill = sheet.linear([
    [0, shade(wood, 0.1)],
    [0.28, tint(wood, 0.32)],
    [0.6, wood],
    [1, shade(wood, 0.45)],
  ]);
  const rivet = (x: number) =>
    `<circle cx="${x}" cy="2" r="10" fill="${shade(metal, 0.35)}"/><circle cx="${x - 1}" cy="1" r="8" fill="${tint(metal, 0.4)}"/>`;
  return (
    `<g transform="scale(${size})"><path d="${outline}" fill="${bladeFill}"/>` +
    `<g clip-path="${clip}"><path d="${bevel}" fill="#ffffff" opacity=".5"/><path d="M-280 -70L-190 90L-150 90L-240 -70Z" fill="#fff" opacity=".28"/></g>` +
    `<path d="${HANDLE}" fill="${gripFill}"/>` +
    `<path d="M92 -30C160 -34 240 -28 330 -30" fill="none" stroke="#fff" stroke-width="5" opacity=".3" filter="${sheet.blur(2)}"/>` +
    `<path d="M52 -46Q60 -50 78 -46L84 48Q60 54 52 50Z" fill="${sheet.linear([
      [0, tint(metal, 0.6)],
      [0.5, metal],
      [1, shade(metal, 0.45)],
    ])}"/>` +
    `${rivet(128)}${rivet(196)}${rivet(268)}</g>`
  );
}

/** A kitchen knife from above: `chef`, `bread`, `paring`, or the three as a `set`. `body` is the handle, `accent` bolster and rivets, `blade` the steel. */
export const knife: Subject = (sheet, look) => {
  const form = formOf<Blade | null>(look, { ...BLADES, set: null });
  const wood = colourOf(look, "body", "#4a3325");
  const metal = colourOf(look, "accent", "#b9bfc4");
  const steel = colourOf(look, "blade", "#c9cfd3");
  if (form)
    return lying(
      `<g transform="rotate(-28)">${knifeSvg(sheet, form, wood, metal, steel)}</g>`,
      form.size * 330,
      form.size * 200,
    );
  const three = Object.values(BLADES).map(
    (blade, index) =>
      `<g transform="translate(0 ${(index - 1) * 170}) rotate(-8)">${knifeSvg(sheet, blade, wood, metal, steel)}</g>`,
  );
  return lying(three.join(""), 390, 270);
};
