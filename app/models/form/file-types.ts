/** MIME types by file ending: all that a form may take (rule forms-7). */
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

/** An ending a form may take, without the point. */
export type FileExtension = keyof typeof mimeOfExtension;
/** A MIME type a form may take. */
export type FileMime = (typeof mimeOfExtension)[FileExtension];

/** Every ending a form may take. */
export const fileExtensions = Object.keys(mimeOfExtension) as FileExtension[];

/** Whether a text is an ending a form may take. */
export function isFileExtension(text: string): text is FileExtension {
  return Object.hasOwn(mimeOfExtension, text);
}

/** The ending of a file name in lower case, without the point; empty when it has none. */
export function extensionOfName(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1).toLowerCase();
}

/** Endings as people and `accept` attributes read them: '.jpg, .png'. */
export function extensionList(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(", ");
}
