// @public

import { sellersPart } from "../templates/around";
import { templateName } from "../templates/written-template";
import type { WidgetDeclaration } from "../widgets/widget-declaration";
import type { PaletteGroup } from "./palette";
import type { PaletteEntry, Piece } from "./piece";

/** What a seller's own template is called among records (rule sellers-23). */
export const sellersPageName = (code: string): string =>
  templateName({ entity_type: sellersPart, name: code });

/** What the names of a seller’s widgets begin with: no code has a dot, so that no one’s holds another’s. */
export const sellersWidgetPrefix = (code: string): string => `seller.${code}.`;

/** A piece whose widgets have names of a seller's own. */
export function pieceOfSeller({ html, widgets }: Piece, code: string): Piece {
  const prefix = sellersWidgetPrefix(code);
  return {
    html: html.replaceAll(' data-attribute="', ` data-attribute="${prefix}`),
    widgets: Object.fromEntries(Object.entries(widgets).map(([name, content]) => [prefix + name, content])),
  };
}

/** What a seller may put into its page: entries of which each widget is for sellers. */
export function paletteOfSellers(
  groups: readonly PaletteGroup[],
  declarations: Readonly<Record<string, WidgetDeclaration | undefined>>,
): PaletteGroup[] {
  const isForSellers = ({ piece }: PaletteEntry) =>
    Object.values(piece.widgets).every(({ type }) => declarations[type]?.isForSellers);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.filter(isForSellers) }))
    .filter(({ entries }) => entries.length > 0);
}
