import type { RequestContext } from "../../shops/context/request-context.server";
import { findTemplate, type StoredTemplate, type TemplateKey } from "../templates/find-template.server";

/**
 * Finds a template as `findTemplate` does, remembered until it changes; one that is not there is looked for
 * again.
 */
export function rememberTemplate(
  { db, tenant, shop, now, log, actor, handlers, remember }: RequestContext,
  key: TemplateKey,
): Promise<StoredTemplate | null> {
  return remember(`template ${JSON.stringify(key)}`, async (addCacheTags, doNotKeep) => {
    const template = await findTemplate({ db, tenant, shop, now, log, actor, handlers }, key);
    if (template) addCacheTags(`template:${template.id}`);
    else doNotKeep();
    return template;
  });
}
