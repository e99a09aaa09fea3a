import { createHash } from "node:crypto";
import type { TemplateNode } from "~/models/content/templates/template";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import type { Remember } from "../../shops/changes/data-cache.server";
import { parseTemplate } from "../templates/parse-template.server";
import { findPageSources } from "./find-page-sources.server";

/** A template's tree, and what its owner's HTML may run and show. */
export type ParsedTemplate = { tree: TemplateNode[]; pageSources: PageSource[] };

/**
 * A template, parsed once for each version of its HTML. Shared: never change it. The version is in the key,
 * so a template read just before a change cannot leave its old tree behind.
 */
export function parsedTemplate(
  { remember, isPreview = false }: { remember: Remember; isPreview?: boolean | undefined },
  { id, renderHtml }: { id: number; renderHtml: string },
): Promise<ParsedTemplate> {
  const version = createHash("sha256").update(renderHtml).digest("base64url");
  return remember(`parsed ${id} ${version}${isPreview ? " with notes" : ""}`, async (addCacheTags) => {
    addCacheTags(`template:${id}`);
    return {
      tree: parseTemplate(renderHtml, { showsNotes: isPreview }),
      pageSources: findPageSources(renderHtml),
    };
  });
}
