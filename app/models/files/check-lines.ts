// @public

import { countText } from "../catalogue/listing/count-text";
import { type FileMessage, placedMessage } from "./apply-summary";

/** What a check of a folder says: each fault and hint with file and line, and how many there are. */
export function checkLines(faults: readonly FileMessage[], hints: readonly FileMessage[]): string[] {
  return [
    ...faults.map((message) => `Fault: ${placedMessage(message)}`),
    ...hints.map((message) => `Note: ${placedMessage(message)}`),
    `${countText(faults.length, "fault")}, ${countText(hints.length, "note")}`,
  ];
}
