import type { ArchiveFile } from "~/models/accounts/sign-in/account-step";

/** A person's data as a file that is saved, never shown, and of which no cache keeps a copy on the way. */
export const archiveResponse = (body: string, file: ArchiveFile): Response =>
  new Response(body, {
    headers: {
      "Content-Type": file.endsWith(".html") ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}"`,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
