// @public

import { create as contentDisposition } from "content-disposition";
import type { XmlFile } from "../e-invoices/write-x-rechnung.server";

/** An e-invoice as an answer that is kept by no cache. */
export const answerXml = ({ name, xml }: XmlFile, headers = new Headers()): Response => {
  headers.set("Content-Type", "application/xml; charset=utf-8");
  headers.set("Content-Disposition", contentDisposition(name));
  headers.set("Cache-Control", "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  return new Response(xml, { headers });
};
