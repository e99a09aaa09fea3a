import type { ProviderCall } from "./provider-server";

/** A part of a form with files, as a fake reads it; `fileName` is empty for a part that is no file. */
export type FormPart = { name: string; fileName: string; type: string; text: string };

/** Whether a call sends a form with files. */
export const isMultipart = ({ headers }: ProviderCall): boolean =>
  (headers["content-type"] ?? "").startsWith("multipart/form-data");

/** The parts of a form with files. @throws Error for a body that is none */
export function multipartParts({ headers, body }: ProviderCall): FormPart[] {
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1];
  if (!boundary || !body.includes(`--${boundary}--`)) throw new Error("This is no form with files.");
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = "", ...rest] = part.split("\r\n\r\n");
      return {
        name: /\bname="([^"]*)"/.exec(head)?.[1] ?? "",
        fileName: /filename="([^"]*)"/.exec(head)?.[1] ?? "",
        type: /content-type:\s*(\S+)/i.exec(head)?.[1] ?? "",
        text: rest.join("\r\n\r\n").replace(/\r\n$/, ""),
      };
    });
}
