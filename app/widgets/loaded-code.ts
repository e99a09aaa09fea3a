import { pageCode } from "./page-code";
import { type ComponentOf, type WidgetType, widgetCode } from "./registry";

const code: Readonly<Record<string, () => Promise<unknown>>> = { ...widgetCode, ...pageCode };

/** The code of a widget or a page: loaded, failed, or loading. `arrival` never rejects. */
type Piece = { component?: unknown; failure?: unknown; arrival: Promise<void> };

/** Imported modules, the same for every shop and visitor. */
const pieces = new Map<string, Piece>();

/**
 * Loads the code of widgets and pages; unknown types are skipped. What failed before is asked for again.
 * Rejects when a chunk cannot be loaded.
 */
export async function loadCode(types: Iterable<string>): Promise<void> {
  const known = [...types].filter((type) => Object.hasOwn(code, type));
  for (const type of known) if ("failure" in pieceOf(type)) pieces.delete(type);
  const wanted = known.map(pieceOf);
  await Promise.all(wanted.map(({ arrival }) => arrival));
  for (const piece of wanted) if ("failure" in piece) throw piece.failure;
}

/**
 * The component of a widget's type. While its code is on its way the render waits (it throws a promise, as
 * React wants it): after a change of page in the browser the old page stays until the new one is whole. The
 * server and the first render in the browser never wait, since they load before they render.
 */
export const loadedWidget = <Type extends WidgetType>(type: Type) => loaded(type) as ComponentOf<Type>;

/** The component of a page, as {@link loadedWidget} gives one of a widget. */
export const loadedPage = <Type extends keyof typeof pageCode>(type: Type) =>
  loaded(type) as Awaited<ReturnType<(typeof pageCode)[Type]>>;

function loaded(type: string): unknown {
  const piece = pieceOf(type);
  if (piece.component) return piece.component;
  throw "failure" in piece ? piece.failure : piece.arrival;
}

function pieceOf(type: string): Piece {
  const known = pieces.get(type);
  if (known) return known;
  const piece: Piece = { arrival: Promise.resolve() };
  pieces.set(type, piece);
  const load = code[type] as () => Promise<unknown>;
  piece.arrival = load().then(
    (component) => {
      piece.component = component;
    },
    (failure: unknown) => {
      piece.failure = failure;
    },
  );
  return piece;
}
