import { keptPost } from "~/models/staff/kept-post";
import { readRecordForm } from "../../platform/forms/read-record-form.server";

/**
 * What a post without a session is answered with, so that nothing typed is lost (rule staff-19); null for one
 * that cannot be kept, such as a file.
 * @param to where the post goes
 */
export async function keepPost(request: Request, to: string): Promise<Response | null> {
  const type = request.headers.get("Content-Type") ?? "";
  if (request.method !== "POST" || request.bodyUsed || !type.startsWith("application/x-www-form-urlencoded"))
    return null;
  const posted = await readRecordForm(request);
  const pairs = [...posted].map(([name, text]) => [name, String(text)] as const);
  return Response.json(keptPost(to, pairs), { status: 401, statusText: "Unauthorized" });
}
