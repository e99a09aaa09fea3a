import type { FormNode, FormTexts } from "~/models/office/form/form-node";
import type { ExtraPanels } from "~/models/office/record/record-view";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { DeedRule } from "../answer-deed.server";

/** What a page of settings has around its form (rule office-27): panels, and what their forms do. */
export type SettingsExtra = {
  load(ctx: RequestContext, query: URLSearchParams): Promise<ExtraPanels>;
  rules: Readonly<Record<string, DeedRule<[ctx: RequestContext]>>>;
  /** What the page says after an action, by its name. */
  doneTexts?: Partial<Record<string, string>>;
  /** Settings that the address names, for the form to begin with in place of those saved; null for none. */
  unsaved?(query: URLSearchParams, saved: unknown): unknown;
  /** The query that names settings typed and not saved. */
  queryOf?(typed: unknown): Record<string, string>;
};

/** What the pages of a kind of records have around their forms; `name` is the record's. */
export type RecordExtra = {
  load(ctx: RequestContext, name: string, record: unknown): Promise<ExtraPanels>;
  /** What stands around the form of a new one. */
  loadNew?(ctx: ShopContext): ExtraPanels;
  /** What a button of the form asks for that tries what is typed; nothing is saved. */
  tried?(ctx: ShopContext, form: FormNode, texts: FormTexts, posted: FormData): unknown;
  rules: Readonly<Record<string, DeedRule<[ctx: RequestContext, name: string]>>>;
};
