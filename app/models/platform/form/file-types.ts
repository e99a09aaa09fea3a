// @public

/** MIME types by file extension: every type a form may accept (rule forms-7). */
export const mimeOfExtension = {
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  heic: "image/heic",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  svg: "image/svg+xml",
} as const;

/** An extension a form may accept, without the dot. */
export type FileExtension = keyof typeof mimeOfExtension;
/** A MIME type a form may accept. */
export type FileMime = (typeof mimeOfExtension)[FileExtension];

/** Every extension a form may accept. */
export const fileExtensions = Object.keys(mimeOfExtension) as FileExtension[];

/** Whether a text is an extension a form may accept. */
export function isFileExtension(text: string): text is FileExtension {
  return Object.hasOwn(mimeOfExtension, text);
}

/** The extension of a file name in lower case, without the dot; empty if there is none. */
export function extensionOfName(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

/** Extensions as people and `accept` attributes read them: '.jpg, .png'. */
export function extensionList(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(", ");
}
