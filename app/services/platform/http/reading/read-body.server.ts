// @public

/**
 * Reads a body; null if it is longer than allowed, even if its headers claim less: a chunked body has no
 * length. Reading stops at the first excess byte, so that the refusal does not wait for the rest.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** Reads a body as text; null when it is longer than allowed. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString("utf8") ?? null;
}
