// @public

/** What happened on the way to a page, and the path of the only page that shows it (rule layout-9). */
export type PageNoticeView = { page: string; lines: string[]; tone: NoticeTone };

/** What is done, what a visitor should look at, what was refused (rule layout-9). */
export type NoticeTone = "success" | "warning" | "danger";
