/** What a screen is for, and what to watch out for. */
export type ScreenHelp = { is: string; mind: string };
