/** More than any form without files has to say. */
const maxBytes = 1_000_000;

/**
 * The posted form.
 * @throws Response 413 for one that is too long, 400 for a body that is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes)
    throw new Response("This form is too long.", { status: 413, statusText: "Content Too Large" });
  try {
    return await request.formData();
  } catch {
    throw new Response("This form could not be read.", { status: 400, statusText: "Bad Request" });
  }
}
