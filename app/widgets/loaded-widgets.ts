import { isWidgetType, type WidgetType, widgetCode } from "./registry";
import type { WidgetComponent } from "./widget";

/** Code that is here, that could not be had, or that is on its way. `arrival` never rejects. */
type Piece = { component?: WidgetComponent; failure?: unknown; arrival: Promise<void> };

/** Imported modules, and so the same for every shop and visitor. */
const pieces = new Map<WidgetType, Piece>();

/** Brings the code of widgets; types there are none of are passed over. Rejects when a piece cannot be had. */
export async function loadWidgets(types: Iterable<string>): Promise<void> {
  const wanted = [...types].filter(isWidgetType).map(pieceOf);
  await Promise.all(wanted.map(({ arrival }) => arrival));
  for (const piece of wanted) if ("failure" in piece) throw piece.failure;
}

/**
 * The component of a type. While its code is on its way the render waits (it throws a promise, as React wants it): after
 * a change of page in the browser the old page stays until the new one is whole. The server and the first render in the
 * browser never wait, since they load before they render.
 */
export function loadedWidget(type: WidgetType): WidgetComponent {
  const piece = pieceOf(type);
  if (piece.component) return piece.component;
  throw "failure" in piece ? piece.failure : piece.arrival;
}

function pieceOf(type: WidgetType): Piece {
  const known = pieces.get(type);
  if (known) return known;
  const piece: Piece = { arrival: Promise.resolve() };
  pieces.set(type, piece);
  piece.arrival = widgetCode[type]().then(
    (component) => {
      piece.component = component;
    },
    (failure: unknown) => {
      piece.failure = failure;
    },
  );
  return piece;
}
