import type { Hex } from "../core/colour";

/** The colours of a studio set. */
export interface Tone {
  readonly wall: Hex;
  readonly floor: Hex;
  readonly accent: Hex;
}

/** The sets pictures are taken in, by the name a recipe uses. */
const TONES: Readonly<Record<string, Tone>> = {
  oat: { wall: "#ece3d5", floor: "#f4ede2", accent: "#d9c8ad" },
  bone: { wall: "#e9e6e0", floor: "#f3f1ec", accent: "#d2ccc0" },
  clay: { wall: "#e3c4ae", floor: "#ecd5c3", accent: "#c98f6e" },
  blush: { wall: "#ecd6cf", floor: "#f4e5df", accent: "#d9a99c" },
  butter: { wall: "#f0e0b6", floor: "#f6ebcd", accent: "#e0bf74" },
  sage: { wall: "#cfd6c4", floor: "#dfe4d6", accent: "#9fae8e" },
  moss: { wall: "#8f9b7e", floor: "#a3ad92", accent: "#6c7a5b" },
  mist: { wall: "#d3dde0", floor: "#e3eaec", accent: "#a8bcc2" },
  sky: { wall: "#bfd2dc", floor: "#d3e1e8", accent: "#8fb0c0" },
  harbour: { wall: "#5d7b88", floor: "#6f8b97", accent: "#42606d" },
  dusk: { wall: "#4b4a58", floor: "#5a5866", accent: "#6d6577" },
  slate: { wall: "#b9bfc4", floor: "#cdd2d6", accent: "#8f989f" },
  pine: { wall: "#35524a", floor: "#44635a", accent: "#25403a" },
  ember: { wall: "#5a3a28", floor: "#6d4831", accent: "#8a5a34" },
  tobacco: { wall: "#c9a77c", floor: "#d8bb95", accent: "#9b7448" },
  walnut: { wall: "#3a2a21", floor: "#4b372b", accent: "#6a4c38" },
};

/** The tone of a name; an unknown name is refused. */
export function toneOf(name: string): Tone {
  const tone = TONES[name];
  if (!tone) throw new Error(`there is no tone named ${name}; known are ${Object.keys(TONES).join(", ")}`);
  return tone;
}
