// @public

const office = /^\/admin(?:\/|\.data$|$)/;

/** Whether an address belongs to staff: `/admin` and what is below it (rule staff-5). */
export const isAdminPath = (pathname: string): boolean => office.test(pathname);

/** Whether the router may read an address as one of staff: in any case, and with encoded letters. */
export function mayBeAdminPath(pathname: string): boolean {
  try {
    return office.test(decodeURIComponent(pathname).toLowerCase());
  } catch {
    return isAdminPath(pathname);
  }
}
