import { type Hex, shade, tint } from "./colour";
import { colourOf, type Look, numberOf } from "./figure";
import type { Finish } from "./finish";
import { type Band, lathe, type MouthLook, mouth, type Profile, silhouette, TILT } from "./lathe";
import type { Sheet } from "./sheet";
import { gleam, speckles } from "./solid";

/** Reads a finish from a recipe, or the given one. */
export function finishOf(look: Look, otherwise: Finish): Finish {
  const known: readonly Finish[] = ["matte", "gloss", "metal", "cloth"];
  return known.find((finish) => finish === look.finish) ?? otherwise;
}

/** What a vessel does not take from its look. */
export interface VesselLook extends Partial<MouthLook> {
  readonly colour?: Hex;
  readonly finish?: Finish;
  readonly closed?: boolean;
}

/** A turned pot: `body`, `glaze` with `dip`, `line`, `foot`, `rim`, `inside`, `fill`, `speckle=1` and `finish` of the look. */
export function vessel(sheet: Sheet, profile: Profile, look: Look, own: VesselLook = {}): string {
  const [top = -200, rim = 100] = profile[0] ?? [];
  const widest = Math.max(...profile.map(([, radius]) => radius));
  const body = own.colour ?? colourOf(look, "body", "#d8c7a3");
  const finish = finishOf(look, own.finish ?? "gloss");
  const { glaze, line, foot, speckle, inside, fill } = look;
  const bands: Band[] = [];
  if (glaze) bands.push({ from: top, to: top * numberOf(look, "dip", 0.45), colour: glaze });
  if (line) bands.push({ from: top * 0.88, to: top * 0.8, colour: line });
  if (foot) bands.push({ from: top * 0.14, to: 10, colour: foot });
  const lip = look.rim ?? glaze ?? body;
  const area = { x: -widest, y: top, width: widest * 2, height: -top + 30 };
  const count = Math.round((area.width * area.height) / 900);
  const dots =
    speckle === "1"
      ? `<g clip-path="${sheet.clip(`<path d="${silhouette(profile)}"/>`)}">${speckles(area, shade(body, 0.6), count)}</g>`
      : "";
  const opening = own.closed
    ? ""
    : mouth(sheet, top, rim, {
        lip: tint(lip, 0.1),
        inside: inside ?? tint(body, 0.35),
        ...(fill ? { filling: fill } : {}),
        ...own,
      });
  return lathe(sheet, profile, body, { finish, bands }) + dots + opening;
}

/** A soft streak down the lit side of a pot, between two heights, following its outline. */
export function sheen(
  sheet: Sheet,
  profile: Profile,
  { widthPx = 13, opacity = 0.35, at = 0.58 } = {},
): string {
  const inner = profile.slice(1, -1).map(([y, radius]) => `${-radius * at} ${y + radius * TILT * 0.75}`);
  return inner.length < 2 ? "" : gleam(sheet, `M${inner.join("L")}`, widthPx, opacity);
}

/** Clips what stands in a vessel to what shows above its front lip. */
export function standingIn(sheet: Sheet, y: number, radius: number, svg: string): string {
  const reach = 3000;
  const path = `M${-reach} ${-reach}H${reach}V${y}H${radius}A${radius} ${radius * TILT} 0 0 1 ${-radius} ${y}H${-reach}Z`;
  return `<g clip-path="${sheet.clip(`<path d="${path}"/>`)}">${svg}</g>`;
}
