import type { Need } from "~/models/office/frame/navigation";
import type { RecordView } from "~/models/office/record/record-view";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * Screens that are made of services by their description alone (rule office-22): the first one at
 * `/admin/<segment>`, and one for each record below it.
 */
export type Section = {
  need: Need;
  /** What a page says after an action, by its name. */
  doneTexts: Partial<Record<string, string>>;
  /**
   * @param rest what stands in the address behind the section's place; empty for its first screen
   * @throws AppError `not_found`, `forbidden`
   */
  load(ctx: RequestContext, rest: string, query: URLSearchParams): Promise<RecordView>;
  /** Whether its forms send files, as `IncomingFile`s; with the most bytes of a post of large ones. */
  takesFiles?: true | { maxBytes: number };
  /** Does what a posted form asks for, and leads back; absent where there is nothing to do. */
  act?(ctx: RequestContext, posted: FormData, rest: string): Promise<unknown>;
};
