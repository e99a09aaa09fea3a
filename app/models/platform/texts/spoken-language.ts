// @public

import type { Translate } from "./message";

/** The language that is spoken now, and what says messages in it. */
export type Speaker = { language: string; t: Translate };

/** The product exists twice in a process, as the server and as its pages: both hear of the language here. */
const shared = globalThis as { awningSpeaker?: () => Speaker | undefined };

/** Lets the server tell the language of the request at hand. @param speaker undefined outside requests */
export function speakBy(speaker: () => Speaker | undefined): void {
  shared.awningSpeaker = speaker;
}

/** What speaks for the request at hand; undefined outside requests and in browsers. */
export const currentSpeaker = (): Speaker | undefined => shared.awningSpeaker?.();

/** The language of the request at hand, or of the browser's document; English outside both. */
export const spokenLanguage = (): string =>
  currentSpeaker()?.language ?? globalThis.document?.documentElement.dataset.texts ?? "en";
