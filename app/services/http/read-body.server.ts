/**
 * Reads a body; null when it is longer than allowed, whatever its headers said: a body sent in chunks says nothing of
 * its length. What exceeds the limit is read and forgotten, because a connection cut in the middle of a body never
 * brings the refusal to its client.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes <= maxBytes) chunks.push(part.value);
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks) : null;
}

/** Reads a body as text; null when it is longer than allowed. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  return (await readBytes(request, maxBytes))?.toString("utf8") ?? null;
}

/**
 * Reads a body as a form, files included; null when it is longer than allowed.
 * @throws TypeError when it is no form
 */
export async function readLimitedForm(request: Request, maxBytes: number): Promise<FormData | null> {
  const body = await readBytes(request, maxBytes);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  return body && new Response(body, { headers }).formData();
}
