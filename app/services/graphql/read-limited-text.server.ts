/**
 * Reads a body as text; null when it is longer than allowed, whatever its headers said. What exceeds the limit is read
 * and forgotten, because a connection cut in the middle of a body never brings the refusal to its client.
 */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  if (!request.body) return "";
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes <= maxBytes) chunks.push(part.value);
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks).toString("utf8") : null;
}
