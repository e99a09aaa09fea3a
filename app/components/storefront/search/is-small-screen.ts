import { searchPanelWidthPx } from "~/models/catalogue/search/search-suggestions";

/** Whether search opens in a panel and hides its suggestions at once (rule search-4). Browser only. */
export const isSmallScreen = () => window.matchMedia(`(max-width: ${searchPanelWidthPx - 0.02}px)`).matches;
