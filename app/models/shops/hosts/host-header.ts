// @public

/** A domain name, an IPv4 address, or an IPv6 address in brackets, with an optional port. */
const shape = /^(?:[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** Length of the longest domain name with a port. */
const maxLength = 260;

/** Whether a Host header has a valid form (rule input-11). */
export const isHostHeader = (host: string | undefined): host is string =>
  host !== undefined && host.length <= maxLength && shape.test(host) && URL.canParse(`http://${host}/`);
