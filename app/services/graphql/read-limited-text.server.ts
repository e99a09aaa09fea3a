/** Reads a body as text; null as soon as it turns out to be longer than allowed, whatever its headers said. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) return null;
  if (!request.body) return "";
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    sizeBytes += part.value.byteLength;
    if (sizeBytes > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
