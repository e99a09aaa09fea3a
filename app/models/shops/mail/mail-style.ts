/**
 * More room on a phone, and dark colours, for mail programs that read a style element. They must override the
 * inline styles that all programs read, and leave the header and the main button in the shop's colour.
 */
export const mailStyle = `@media (max-width:480px){.m-card,.m-head,.m-foot{padding:20px!important}.m-code{font-size:20px!important}}@media (max-width:360px){.m-code{font-size:16px!important}}@media (prefers-color-scheme:dark){.m-page{background:#101312!important;color:#eceeed!important}.m-card{background:#1b201e!important}.m-muted{color:#aab3af!important}.m-quiet{color:#eceeed!important}.m-line{border-color:#3a423f!important}.m-code{background:#101312!important}.m-card a:not(.m-main){color:#eceeed!important}}`;
