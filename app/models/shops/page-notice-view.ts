// @public

/** What happened on the way to a page, and the path of the only page that shows it (rule layout-9). */
export type PageNoticeView = { page: string; lines: string[]; tone: NoticeTone };

/** Whether what happened is only good news, or something a visitor should look at. */
export type NoticeTone = "success" | "warning";
