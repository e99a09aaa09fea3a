const robots = /bot[/;)_-]|bot\.|crawl|spider|slurp|preview|monitor|scanner|headless|lighthouse|externalhit/i;

/**
 * Whether a request says that a program sends it (rule numbers-7): browsers say who they are, and programs
 * that crawl name themselves or say nothing.
 */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent?.startsWith("Mozilla/") || robots.test(userAgent);
