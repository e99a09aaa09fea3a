import { type Hex, shade, tint } from "./colour";
import { roundFill } from "./finish";
import { type Profile, ringsOf, silhouette, TILT } from "./lathe";
import type { Sheet } from "./sheet";
import { gleam } from "./solid";

/** What a glass holds: its colour and how high it stands, as a part of the glass's height. */
export interface Held {
  readonly colour: Hex;
  readonly level: number;
  readonly finish?: "gloss" | "matte";
}

function contents(sheet: Sheet, profile: Profile, { colour, level, finish = "gloss" }: Held): string {
  const top = profile[0]?.[0] ?? -100;
  const surface = top * level;
  const rings = ringsOf(profile, 6).filter(({ y }) => y >= surface);
  const wall = 9;
  const inner: Profile = rings.map(
    ({ y, radius }) => [Math.min(y, -wall), Math.max(1, radius - wall)] as const,
  );
  const radius = inner[0]?.[1] ?? 1;
  return (
    `<path d="${silhouette(inner)}" fill="${roundFill(sheet, colour, finish)}" opacity=".93"/>` +
    `<ellipse cx="0" cy="${surface}" rx="${radius}" ry="${radius * TILT}" fill="${tint(colour, 0.24)}"/>`
  );
}

/** A clear turned glass with what it holds. Rings open at the top get a lip. */
export function glassware(sheet: Sheet, profile: Profile, colour: Hex, held?: Held): string {
  const outline = silhouette(profile);
  const [top = -100, rim = 50] = profile[0] ?? [];
  const edges = sheet.linear(
    [
      [0, shade(colour, 0.5), 0.5],
      [0.09, tint(colour, 0.4), 0.22],
      [0.3, "#ffffff", 0.16],
      [0.6, colour, 0.12],
      [0.9, shade(colour, 0.3), 0.24],
      [0.96, "#ffffff", 0.45],
      [1, shade(colour, 0.5), 0.55],
    ],
    [0, 0, 1, 0],
  );
  const foot = profile.at(-1)?.[1] ?? 50;
  const lip = (radius: number, paint: Hex, width: number, opacity: number) =>
    `<ellipse cx="0" cy="${top}" rx="${radius}" ry="${radius * TILT}" fill="none" stroke="${paint}" stroke-width="${width}" opacity="${opacity}"/>`;
  const streak = profile.slice(1, -1).map(([y, radius]) => `${-radius * 0.66} ${y + radius * TILT * 0.6}`);
  const thin = profile.slice(1, -1).map(([y, radius]) => `${radius * 0.8} ${y + radius * TILT * 0.4}`);
  return (
    `<ellipse cx="0" cy="${top}" rx="${rim}" ry="${rim * TILT}" fill="${shade(colour, 0.25)}" opacity=".16"/>` +
    (held ? contents(sheet, profile, held) : "") +
    `<path d="${outline}" fill="${edges}"/>` +
    `<path d="${outline}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="2.5" opacity=".4"/>` +
    `<ellipse cx="0" cy="${-foot * 0.04 - 6}" rx="${foot * 0.86}" ry="${foot * TILT * 0.8}" fill="none" stroke="#fff" stroke-width="4" opacity=".35"/>` +
    (streak.length > 1 ? gleam(sheet, `M${streak.join("L")}`, 11, 0.6) : "") +
    (thin.length > 1 ? gleam(sheet, `M${thin.join("L")}`, 5, 0.45) : "") +
    lip(rim, shade(colour, 0.3), 5, 0.4) +
    lip(rim - 1, "#ffffff", 2.5, 0.9)
  );
}
