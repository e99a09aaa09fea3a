// @public

/** Whether an address belongs to staff: `/admin` and what is below it (rule staff-5). */
export const isAdminPath = (pathname: string): boolean => /^\/admin(?:\/|\.data$|$)/.test(pathname);
