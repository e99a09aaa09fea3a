import { type ComponentOf, isWidgetType, type WidgetType, widgetCode } from "./registry";

/** A widget's code: loaded, failed, or loading. `arrival` never rejects. */
type Piece<Type extends WidgetType> = {
  component?: ComponentOf<Type>;
  failure?: unknown;
  arrival: Promise<void>;
};

/** Imported modules, the same for every shop and visitor. */
const pieces: { [Type in WidgetType]?: Piece<Type> } = {};

/** Loads the code of widgets; unknown types are skipped. Rejects when a chunk cannot be loaded. */
export async function loadWidgets(types: Iterable<string>): Promise<void> {
  const wanted = [...types].filter(isWidgetType).map((type) => pieceOf(type));
  await Promise.all(wanted.map(({ arrival }) => arrival));
  for (const piece of wanted) if ("failure" in piece) throw piece.failure;
}

/**
 * The component of a type. While its code is on its way the render waits (it throws a promise, as React wants
 * it): after a change of page in the browser the old page stays until the new one is whole. The server and
 * the first render in the browser never wait, since they load before they render.
 */
export function loadedWidget<Type extends WidgetType>(type: Type): ComponentOf<Type> {
  const piece = pieceOf(type);
  if (piece.component) return piece.component;
  throw "failure" in piece ? piece.failure : piece.arrival;
}

function pieceOf<Type extends WidgetType>(type: Type): Piece<Type> {
  const known = pieces[type];
  if (known) return known;
  const piece: Piece<Type> = { arrival: Promise.resolve() };
  pieces[type] = piece;
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
