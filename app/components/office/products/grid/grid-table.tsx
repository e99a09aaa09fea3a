import {
  type FocusEvent,
  Fragment,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { LeafNode } from "~/models/office/form/form-node";
import { drawnRows, stretches } from "~/models/office/products/grid-blocks";
import type { GridPlace } from "~/models/office/products/grid-range";
import type { GridRefusal } from "~/models/office/products/product-grid";
import { gridHandlers, placeOf } from "./grid-handlers";
import type { GridSheet, SheetView } from "./grid-sheet";
import { LiveRow } from "./live-rows";
import { useFillHandle } from "./use-fill-handle";

/** Height of a row until one is measured, px. */
const usualRowPx = 37;
/** How long the table rests before rows that came into view are read, ms. */
const restMs = 60;
const none: readonly GridRefusal[] = [];

/**
 * The table of products with a script: of thousands of rows those around the view are drawn, and read as they
 * come into view.
 * @param pick takes the next cell that is pressed, in place of choosing it
 */
export function GridTable({
  sheet,
  view,
  fields,
  head,
  pick,
  say,
}: {
  sheet: GridSheet;
  view: SheetView;
  fields: readonly LeafNode[];
  head: JSX.Element;
  pick: ((place: GridPlace) => void) | null;
  say: (text: string) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const [rowPx, setRowPx] = useState(usualRowPx);
  const [scrolled, setScrolled] = useState({ topPx: 0, heightPx: 600 });
  const wanted = useRef<GridPlace | null>(null);
  const { rowCount, range, isMany, isChosen, refused } = view;
  const drawn = drawnRows({ ...scrolled, rowPx }, rowCount);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const measured = element.querySelector("tr[data-at]")?.getBoundingClientRect().height;
    if (measured) setRowPx(measured);
    setScrolled({ topPx: element.scrollTop, heightPx: element.clientHeight || 600 });
  }, []);
  useLayoutEffect(look, [look]);
  useReading(sheet, view, drawn);

  const handlers = useMemo(() => {
    /** Scrolls as little as brings a row into view, below the heading. */
    const show = (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const headPx = element.querySelector("thead")?.getBoundingClientRect().height ?? 0;
      const top = row * rowPx;
      const bottom = top + rowPx + headPx - element.clientHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop) element.scrollTop = bottom;
    };
    const goTo = (place: GridPlace) => {
      wanted.current = place;
      show(place.row);
      sheet.choose(place);
    };
    return gridHandlers(sheet, { goTo, show, say });
  }, [sheet, rowPx, say]);
  useLayoutEffect(() => {
    const place = wanted.current;
    const cell = place
      ? scroller.current?.querySelector<HTMLElement>(
          `td[data-row="${place.row}"][data-column="${place.column}"] [data-cell]`,
        )
      : null;
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    if (cell instanceof HTMLInputElement) cell.select();
  });
  useFillHandle(scroller, sheet);

  const press = (event: MouseEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (!pick || !place) return handlers.onMouseDown(event);
    event.preventDefault();
    pick(place);
  };
  const focus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    const { anchor } = sheet.ends();
    const isChosenAlready = isChosen && place?.row === anchor.row && place.column === anchor.column;
    if (place && !isChosenAlready) sheet.choose(place);
  };
  const onText = useCallback((place: GridPlace, text: string) => sheet.type(place, text), [sheet]);
  return (
    <section className="office-grid-scroll" aria-label="Table" ref={scroller} onScroll={look}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are chosen and filled.
        role="grid"
        aria-label="Products"
        aria-multiselectable="true"
        aria-rowcount={rowCount + 1}
        data-picks={pick ? "" : undefined}
        {...handlers}
        onMouseDown={press}
        onFocus={focus}
      >
        {head}
        <tbody>
          {stretches(drawn, view.range.top < rowCount ? sheet.ends().anchor.row : null, rowCount).map(
            ({ first, count, isDrawn }) =>
              isDrawn ? (
                <Fragment key={first}>
                  {Array.from({ length: count }, (_, down) => {
                    const at = first + down;
                    const row = sheet.rowAt(at);
                    const isIn = isMany && at >= range.top && at <= range.bottom;
                    return (
                      <LiveRow
                        key={at}
                        at={at}
                        row={row}
                        typed={row ? sheet.typedOf(row.sku) : undefined}
                        fields={fields}
                        refused={row && refused.some(({ sku }) => sku === row.sku) ? refused : none}
                        left={isIn ? range.left : -1}
                        right={isIn ? range.right : -2}
                        handleAt={isChosen && at === range.bottom ? range.right : -1}
                        onText={onText}
                      />
                    );
                  })}
                </Fragment>
              ) : (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: room takes no focus.
                <tr key={`room ${first}`} aria-hidden="true">
                  <td colSpan={fields.length + 1} style={{ height: count * rowPx }} />
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Reads rows that came into view once the table rests; after a failure not before it moves on. */
function useReading(sheet: GridSheet, view: SheetView, { first, last }: { first: number; last: number }) {
  const failedAt = useRef("");
  useEffect(() => {
    const here = `${first} ${last}`;
    if (view.isOffline && failedAt.current === here) return;
    const timer = setTimeout(() => {
      failedAt.current = here;
      void sheet.ensure(first, last);
    }, restMs);
    return () => clearTimeout(timer);
  }, [sheet, view, first, last]);
}
