// @public

import { documentPattern } from "./document-address";

/**
 * Addresses of stored pictures. A stored address is `/media/{client code}/{name}`; the name is 16 hex digits
 * of a content hash and the size in px: `0123456789abcdef-1600x900`. A narrower copy is served as
 * `/media/{client code}{-cluster suffix}/{name}-{width}` in the smallest format the browser accepts, or in
 * one format with `.{format}` appended (rules pictures-1 and pictures-2).
 */
const storedPattern = "/media/[a-z0-9][a-z0-9-]*/[0-9a-f]{16}(?:-[1-9]\\d{0,4}x[1-9]\\d{0,4})?";
const storedUrl = new RegExp(`^${storedPattern}$`);
const mediaPath =
  /^\/media\/([a-z0-9][a-z0-9-]*)\/([0-9a-f]{16}(?:-\d{1,5}x\d{1,5})?)(?:-(\d{2,4})(?:\.([a-z]{3,4}))?)?$/;
const sizeOfUrl = /-(\d{1,5})x(\d{1,5})$/;
const foldersInText = /(\/media\/)([a-z0-9][a-z0-9-]*)(\/[0-9a-f]{16}(?![0-9a-f]))/g;
/** What has a host or a path before it is left alone. */
const pathsInText = /(?<![\w.:-])\/media\/[a-z0-9][a-z0-9-]*\/[0-9a-f]{16}(?![0-9a-f])/g;
const originOfUrl = /^https?:\/\/[^/]+(?=\/media\/)/;

/**
 * Offered widths, px. There are few, because each is listed for every picture of a page and stored on disk.
 */
export const pictureWidthsPx = [160, 320, 480, 640, 960, 1280, 1920] as const;

/** Offered formats, smallest files first. */
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * A request for a picture: `folder` is client code and cluster suffix; without a variant the original,
 * without a format the one the browser prefers.
 */
export type MediaPath = {
  folder: string;
  name: string;
  variant: { widthPx: number; format: PictureFormat | null } | null;
};

/** Parses a path; null if it is not a picture or asks for a width or format that is not offered. */
export function parseMediaPath(path: string): MediaPath | null {
  const [, folder, name, width, ending] = mediaPath.exec(path) ?? [];
  if (!folder || !name) return null;
  if (width === undefined) return { folder, name, variant: null };
  const widthPx = pictureWidthsPx.find((offered) => String(offered) === width);
  const format = ending === undefined ? null : pictureFormats.find((offered) => offered === ending);
  return widthPx && format !== undefined ? { folder, name, variant: { widthPx, format } } : null;
}

/** Whether a text is the address of a stored picture, without width and format. */
export const isStoredUrl = (text: string): boolean => storedUrl.test(text);

/**
 * Whether a text is the address of a stored picture as pages have it: here, or at another origin (rule
 * pictures-7).
 */
export const isServedUrl = (text: string): boolean => isStoredUrl(text.replace(originOfUrl, ""));

/** Address of a stored picture at an offered width, in the given format or the one the browser prefers. */
export const variantUrl = (url: string, widthPx: number, format?: PictureFormat): string =>
  format ? `${url}-${widthPx}.${format}` : `${url}-${widthPx}`;

/** A stored picture at several offered widths, for `srcset`. */
export const srcSetOf = (url: string, widthsPx: readonly number[]): string =>
  widthsPx.map((widthPx) => `${variantUrl(url, widthPx)} ${widthPx}w`).join(", ");

/** Size of a picture, px, from its address; null for external pictures. */
export function sizeInUrl(url: string): { width: number; height: number } | null {
  const [, width, height] = (isServedUrl(url) && sizeOfUrl.exec(url)) || [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Matches stored pictures and documents that are whole attribute values in HTML: before, address, after. */
export const storedInHtml = (): RegExp =>
  new RegExp(`((?:src|href|poster)=")(${storedPattern}|${documentPattern})(")`, "g");

/**
 * Where pictures are served: suffix of the cluster, empty in production; another origin than the shop's, or
 * none.
 */
export type PictureHome = { suffix: string; origin?: string | undefined };

/**
 * Rewrites every picture address in a text for where they are served. Stored addresses name no cluster and no
 * origin, so that a database can move.
 */
export function atHome(text: string, { suffix, origin }: PictureHome): string {
  if (!text.includes("/media/")) return text;
  const inCluster = suffix === "" ? text : text.replace(foldersInText, `$1$2-${suffix}$3`);
  return origin ? inCluster.replace(pathsInText, (path) => origin + path) : inCluster;
}

/** Client codes a folder may belong to: first without this cluster's suffix, then unchanged. */
export function codesOfFolder(folder: string, suffix: string): string[] {
  const ending = `-${suffix}`;
  return suffix !== "" && folder.endsWith(ending) ? [folder.slice(0, -ending.length), folder] : [folder];
}
