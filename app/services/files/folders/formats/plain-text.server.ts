import { DomUtils, parseDocument } from "htmlparser2";

const entity = /&(?:[a-z][a-z0-9]*|#\d+|#x[0-9a-f]+);/gi;

/**
 * A text with the characters that its HTML entities stand for: `Cocona&reg;` is 'Cocona®'. Anything else
 * stays.
 */
export const plainText = (text: string): string =>
  text.replace(entity, (written) => DomUtils.textContent(parseDocument(written, { decodeEntities: true })));
