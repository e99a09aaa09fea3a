/** Jobs that send something else than a mail. */
export const notMailTasks: readonly string[] = ["send-analytics-event", "send-marketing-event"];

/** Whether a job's task sends mails. */
export const isMailTask = (task: string): boolean => task.startsWith("send-") && !notMailTasks.includes(task);

/** What a mail is called in a list: `send-order-mail` is an `Order mail`. */
export function mailName(task: string): string {
  const words = task.replace(/^send-/, "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
