import { shade, tint } from "../core/colour";
import { colourOf, type Subject, standing } from "../core/figure";
import { roundFill } from "../core/finish";
import { lathe } from "../core/lathe";
import { gleam, tube } from "../core/solid";

/** A lamp for a desk. `form` arm (jointed) or dome (short stem); `accent` metal. */
export const desklamp: Subject = (sheet, look) => {
  const body = colourOf(look, "body", "#b5563a");
  const accent = colourOf(look, "accent", "#c9a76a");
  const beam = (width: number, length: number) =>
    `<path d="M-90 0L90 0L${width} ${length}L${-width} ${length}Z" fill="${sheet.linear([
      [0, "#fff3cf", 0.6],
      [1, "#fff3cf", 0],
    ])}"/>`;
  if (look.form === "dome") {
    const svg =
      lathe(
        sheet,
        [
          [-40, 60],
          [-34, 150],
          [-24, 176],
          [-6, 180],
          [0, 174],
        ],
        accent,
        { finish: "metal" },
      ) +
      lathe(
        sheet,
        [
          [-330, 14],
          [-36, 14],
        ],
        accent,
        { finish: "metal" },
      ) +
      `<g transform="translate(0 -336)">${beam(200, 200)}</g>` +
      lathe(
        sheet,
        [
          [-560, 16],
          [-556, 60],
          [-530, 140],
          [-470, 206],
          [-400, 240],
          [-340, 250],
        ],
        body,
        { finish: "gloss" },
      ) +
      `<path d="M-250 -340A250 42 0 0 0 250 -340A250 20 0 0 1 -250 -340Z" fill="${tint(body, 0.4)}"/>` +
      gleam(sheet, "M-150 -470C-180 -430 -196 -400 -200 -376", 20, 0.4);
    return standing(svg, 260, 575, { contacts: [[0, 0, 176]] });
  }
  const head = "M-46 -120Q0 -150 46 -120L64 -60L120 40Q0 72 -120 40L-64 -60Z";
  const joint = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="24" fill="${shade(accent, 0.3)}"/><circle cx="${x - 3}" cy="${y - 3}" r="19" fill="${roundFill(sheet, accent, "metal")}"/>`;
  const svg =
    lathe(
      sheet,
      [
        [-44, 70],
        [-40, 130],
        [-28, 152],
        [-6, 156],
        [0, 150],
      ],
      body,
      { finish: "gloss" },
    ) +
    tube(sheet, "M0 -46L-150 -330", 18, accent, true) +
    tube(sheet, "M-150 -330L130 -560", 18, accent, true) +
    joint(-150, -330) +
    `<g transform="translate(190 -520) rotate(-34)"><g transform="translate(0 40)">${beam(260, 330)}</g><path d="${head}" fill="${roundFill(sheet, body, "gloss")}"/><path d="M-120 40Q0 72 120 40Q0 20 -120 40Z" fill="#fff1c4"/>${gleam(sheet, "M-40 -90C-60 -50 -76 -10 -86 20", 12, 0.5)}</g>` +
    joint(128, -560) +
    joint(0, -54);
  return standing(svg, 320, 660, { left: -230, right: 340, contacts: [[0, 0, 152]] });
};
