// @public

import { formatBytes } from "../../platform/bytes/format-bytes";
import { formatDate } from "../../platform/date/format-date";
import { type DownloadFacts, type DownloadState, downloadState, usesLeft } from "./download-state";

/** A bought file as its buyer sees it. `path` is its signed link, empty unless it is ready. */
export type DownloadView = {
  id: number;
  fileName: string;
  sizeText: string;
  productName: string;
  orderId: string;
  orderNumber: string;
  state: DownloadState;
  /** Null for as often as wanted. */
  usesLeft: number | null;
  /** The day it ends on, in the shop's time zone; null for never. */
  expiresOnText: string | null;
  path: string;
};

/** A bought file as it is stored, with what its order says. */
export type BoughtDownload = DownloadFacts & {
  id: number;
  fileName: string;
  sizeBytes: number;
  productName: string;
  orderId: string;
  orderNumber: string;
};

/**
 * What a buyer sees of a bought file.
 * @param zone the shop's time zone
 * @param path its signed link
 */
export function downloadView(
  download: BoughtDownload,
  { now, zone, path }: { now: Date; zone: string; path: string },
): DownloadView {
  const { id, fileName, productName, orderId, orderNumber, expiresAt } = download;
  const state = downloadState(download, now);
  return {
    id,
    fileName,
    productName,
    orderId,
    orderNumber,
    state,
    sizeText: formatBytes(download.sizeBytes),
    usesLeft: usesLeft(download),
    expiresOnText: expiresAt && formatDate(expiresAt, zone),
    path: state === "ready" ? path : "",
  };
}
