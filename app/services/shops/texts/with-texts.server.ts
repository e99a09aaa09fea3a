// @public

import { AsyncLocalStorage } from "node:async_hooks";
import { speakBy } from "~/models/platform/texts/spoken-language";
import type { ShopTexts } from "./texts-of.server";

/** The server and its pages have this file twice, and speak the language of one request. */
const shared = globalThis as { awningTexts?: AsyncLocalStorage<ShopTexts> };
shared.awningTexts ??= new AsyncLocalStorage<ShopTexts>();
const current = shared.awningTexts;
speakBy(() => current.getStore());

/** Does a request's work, in which `phrase` speaks the language of its shop (rule texts-4). */
export const withTexts = <T>(texts: ShopTexts, work: () => T): T => current.run(texts, work);
