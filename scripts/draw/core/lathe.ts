import { type Hex, lit, shade, tint } from "./colour";
import { type Finish, roundFill } from "./finish";
import type { Sheet } from "./sheet";

/** How much a circle flattens under the studio camera, which looks slightly down. */
export const TILT = 0.17;

/** Outline of a turned body from top to bottom: height (negative is up) and radius. Repeat a point for a sharp edge. */
export type Profile = ReadonlyArray<readonly [y: number, radius: number]>;

/** A ring of another colour between two heights: a glaze, a stripe, a dipped foot. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly colour: Hex;
}

interface Ring {
  readonly y: number;
  readonly radius: number;
}

function hermite(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  const startSlope = (p2 - p0) / 2;
  const endSlope = (p3 - p1) / 2;
  return (
    (2 * t3 - 3 * t2 + 1) * p1 +
    (t3 - 2 * t2 + t) * startSlope +
    (3 * t2 - 2 * t3) * p2 +
    (t3 - t2) * endSlope
  );
}

/** Rounds the profile into rings about `stepPx` apart. */
export function ringsOf(profile: Profile, stepPx = 4): Ring[] {
  const rings: Ring[] = [];
  profile.forEach((p1, index) => {
    const p2 = profile[index + 1];
    if (!p2) return;
    const p0 = profile[index - 1] ?? p1;
    const p3 = profile[index + 2] ?? p2;
    const count = Math.ceil(Math.hypot(p2[0] - p1[0], p2[1] - p1[1]) / stepPx);
    for (let i = 0; i < count; i += 1) {
      const t = i / count;
      rings.push({
        y: hermite(p0[0], p1[0], p2[0], p3[0], t),
        radius: Math.max(0.5, hermite(p0[1], p1[1], p2[1], p3[1], t)),
      });
    }
  });
  const last = profile.at(-1);
  if (last) rings.push({ y: last[0], radius: Math.max(0.5, last[1]) });
  return rings;
}

function slice(upper: Ring, lower: Ring): string {
  const foot = lower.y + 1;
  return (
    `M${-upper.radius} ${upper.y}A${upper.radius} ${upper.radius * TILT} 0 0 1 ${upper.radius} ${upper.y}` +
    `L${lower.radius} ${foot}A${lower.radius} ${lower.radius * TILT} 0 0 1 ${-lower.radius} ${foot}Z`
  );
}

/** The silhouette of a turned body, for clips and overlays. */
export function silhouette(profile: Profile): string {
  const rings = ringsOf(profile, 8);
  const first = rings[0] ?? { y: 0, radius: 1 };
  const last = rings.at(-1) ?? first;
  const left = rings.map((ring) => `${-ring.radius} ${ring.y}`).join("L");
  const right = [...rings].reverse().map((ring) => `${ring.radius} ${ring.y}`);
  return (
    `M${left}A${last.radius} ${last.radius * TILT} 0 0 0 ${right.join("L")}` +
    `A${first.radius} ${first.radius * TILT} 0 0 0 ${-first.radius} ${first.y}Z`
  );
}

/** A turned body: slices painted from the ground up, each lit by how far it faces the sky. */
export function lathe(
  sheet: Sheet,
  profile: Profile,
  colour: Hex,
  { finish = "matte", bands = [] }: { finish?: Finish; bands?: readonly Band[] } = {},
): string {
  const rings = ringsOf(profile);
  const slices: string[] = [];
  rings.forEach((upper, index) => {
    const lower = rings[index + 1];
    if (!lower) return;
    const facing =
      Math.atan2(lower.radius - upper.radius, Math.abs(lower.y - upper.y) + 0.01) / (Math.PI / 2);
    const light = Math.round(facing * 12) / 12;
    const band = bands.find(({ from, to }) => upper.y >= from && upper.y < to);
    const fill = roundFill(sheet, lit(band?.colour ?? colour, light * (light > 0 ? 0.3 : 0.28)), finish);
    slices.unshift(`<path d="${slice(upper, lower)}" fill="${fill}"/>`);
  });
  return slices.join("");
}

/** The open mouth of a vessel: a lit lip, a shaded inside and, if given, what it holds. */
export function mouth(
  sheet: Sheet,
  y: number,
  radius: number,
  { lip, inside, wallPx = 10, filling, depthPx = 24 }: MouthLook,
): string {
  const inner = radius - wallPx;
  const hollow = sheet.linear(
    [
      [0, shade(inside, 0.5)],
      [0.5, shade(inside, 0.22)],
      [1, tint(inside, 0.18)],
    ],
    [0, 0, 1, 0.6],
  );
  const ellipse = (r: number, fill: string, dy = 0) =>
    `<ellipse cx="0" cy="${y + dy}" rx="${r}" ry="${r * TILT}" fill="${fill}"/>`;
  const lipFill = sheet.linear(
    [
      [0, tint(lip, 0.45)],
      [0.6, tint(lip, 0.15)],
      [1, shade(lip, 0.15)],
    ],
    [0, 0, 1, 0.3],
  );
  const clip = sheet.clip(ellipse(inner, "#000"));
  const held = filling
    ? `<g clip-path="${clip}">${ellipse(inner * 0.97, roundFill(sheet, filling, "gloss"), depthPx)}</g>`
    : "";
  return ellipse(radius, lipFill) + ellipse(inner, hollow) + held;
}

/** Colours of a vessel's mouth; lengths in figure units. */
export interface MouthLook {
  readonly lip: Hex;
  readonly inside: Hex;
  readonly wallPx?: number;
  readonly filling?: Hex;
  readonly depthPx?: number;
}
