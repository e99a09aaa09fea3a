import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "~/models/platform/error/app-error";
import { isFieldName, maxFields } from "~/models/platform/form/field-name";
import { noForm, tooLong } from "./form-refusals.server";

/** Bytes a form without files may have, and the texts of one with files (rule input-3). */
export const maxFormBytes = 128 * 1024;

/** Stores a file as it arrives; the result becomes the form's value. It must read the whole content. */
export type KeepFile = (content: Readable, file: { name: string; type: string }) => Promise<File>;

/** Limits of a form with files. */
export type FileLimits = { maxBytes: number; keepFile: KeepFile };

/** A form's values in the order they came in; a file is there when it is stored. */
type Entry = readonly [name: string, value: string | Promise<File>];

/**
 * Reads a multipart form as a stream: of its files no more is in memory than the pieces under way.
 * @param files absent for a form that takes none; a file input without a choice is no file
 * @throws AppError `malformed`, `too_large`, or what `keepFile` throws; what was stored until then is the
 * caller's to remove
 */
export async function readMultipart(request: Request, files?: FileLimits): Promise<FormData> {
  const maxBytes = files?.maxBytes ?? maxFormBytes;
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooMuch(files);
  const parser = openParser(request);
  const { entries, refuse, refused } = collect(parser, files);
  const ended = new Promise<void>((resolve) => parser.once("finish", resolve));
  const reader = request.body?.getReader();
  const pump = async () => {
    let sizeBytes = 0;
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      sizeBytes += part.value.byteLength;
      if (sizeBytes > maxBytes) throw tooMuch(files);
      const { value } = part;
      await Promise.race([refused, new Promise((resolve) => parser.write(value, resolve))]);
    }
    parser.end();
    await Promise.race([refused, ended]);
    return formOf(entries);
  };
  try {
    return await Promise.race([refused, pump()]);
  } catch (error) {
    refuse(error);
    await reader?.cancel().catch(() => {});
    await Promise.allSettled(entries.map(([, value]) => value));
    throw error;
  }
}

function openParser(request: Request): BusboyInstance {
  const limits = { fieldSize: maxFormBytes, parts: maxFields, headerPairs: 20, headerSize: 8 * 1024 };
  try {
    return Busboy({ headers: { "content-type": request.headers.get("Content-Type") ?? "" }, limits });
  } catch {
    throw noForm();
  }
}

/** Collects the parser's results. `refused` rejects with the first error, and never resolves. */
function collect(parser: BusboyInstance, files: FileLimits | undefined) {
  const entries: Entry[] = [];
  const open = new Set<Readable>();
  let fail: (error: unknown) => void = () => {};
  const refused = new Promise<never>((_, reject) => {
    fail = reject;
  });
  // Without a handler, a rejection that comes while nothing awaits it would count as unhandled.
  refused.catch(() => {});
  const refuse = (error: unknown) => {
    fail(error);
    for (const content of open) content.destroy();
  };
  let textBytes = 0;
  parser.on("field", (name = "", value, _nameTruncated, isTruncated) => {
    textBytes += Buffer.byteLength(value);
    if (isTruncated || textBytes > maxFormBytes) return refuse(tooLong());
    if (!isFieldName(name)) return refuse(noForm());
    entries.push([name, value]);
  });
  parser.on("file", (name = "", content, fileName = "", _encoding, type) => {
    // A body that ends in the middle of a file.
    content.on("error", () => refuse(noForm()));
    if (!fileName) return void content.resume();
    if (!files || !isFieldName(name)) return refuse(noForm());
    open.add(content);
    content.once("close", () => open.delete(content));
    const kept = files.keepFile(content, { name: fileName, type });
    kept.catch(refuse);
    entries.push([name, kept]);
  });
  parser.on("partsLimit", () => refuse(tooLong()));
  parser.on("error", () => refuse(noForm()));
  return { entries, refuse, refused };
}

async function formOf(entries: readonly Entry[]): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of entries) {
    const kept = await value;
    if (typeof kept === "string") form.append(name, kept);
    else form.append(name, kept);
  }
  return form;
}

function tooMuch(files: FileLimits | undefined): AppError {
  if (!files) return tooLong();
  const megabytes = Math.floor(files.maxBytes / 1024 / 1024);
  return new AppError("too_large", `All files together may have ${megabytes} MB.`, "form");
}
