import { AppError } from "~/models/error/app-error";

/** Largest post, bytes: a field's largest file (20 MB) and room for the rest. It is held in memory while it is read. */
const maxPostBytes = 25 * 1024 * 1024;

/**
 * Reads a posted form, files included, up to a limit of its own.
 * @throws AppError `invalid` when it is too large or no form at all
 */
export async function readFormPost(request: Request, maxBytes = maxPostBytes): Promise<FormData> {
  const body = await readBytes(request, maxBytes);
  if (body === null)
    throw new AppError(
      "invalid",
      `All files together may have ${Math.floor(maxBytes / 1024 / 1024)} MB.`,
      "form",
    );
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new AppError("invalid", "This is not a form.", "form");
  }
}

/** The body, or null when it is too long; the rest is then read and forgotten, so that the refusal arrives. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes <= maxBytes) chunks.push(part.value);
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks) : null;
}
