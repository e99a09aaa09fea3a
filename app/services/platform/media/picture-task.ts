import type { PictureFormat } from "~/models/platform/media/media-address";

/** What is asked of a picture process; see `picture-worker.mjs`. */
export type PictureTask =
  | {
      kind: "rewrite";
      bytes: Uint8Array;
      isHeic: boolean;
      maxPixels: number;
      maxSidePx: number;
      maxHeicBytes: number;
    }
  | { kind: "inspect"; bytes: Uint8Array; maxPixels: number }
  | { kind: "make"; original: Uint8Array; widthPx: number; format: PictureFormat; maxPixels: number };

/** How a task is run. */
export type TaskRules = {
  /**
   * Most processor time it may take, ms; it is ended by force afterwards, and after ten times as long in any
   * case.
   */
  limitMs: number;
  /** Whether a small file may take long. One of these runs at a time, so that others get through. */
  isSlow?: boolean;
};
