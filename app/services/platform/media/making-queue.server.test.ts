import { expect, test } from "vitest";
import { createMakingQueue } from "./making-queue.server";

/** A piece of work that says when it starts and ends when it is told to. */
function work(order: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = async () => {
    order.push(name);
    await ended;
    return name;
  };
  return { run, end };
}

test("two urgent pieces run at once, a third waits", async () => {
  const queue = createMakingQueue();
  const order: string[] = [];
  const [a, b, c] = [work(order, "a"), work(order, "b"), work(order, "c")];
  const all = [a, b, c].map(({ run }, at) => queue.run(String(at), "urgent", run));
  expect(order).toEqual(["a", "b"]);
  for (const { end } of [a, b, c]) end();
  expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
});

test("later work runs alone, after urgent work", async () => {
  const queue = createMakingQueue();
  const order: string[] = [];
  const [a, later, another, b] = ["a", "later", "another", "b"].map((name) => work(order, name));
  if (!a || !later || !another || !b) throw new Error("four were made");
  const all = [
    queue.run("a", "urgent", a.run),
    queue.run("later", "later", later.run),
    queue.run("another", "later", another.run),
  ];
  expect(order).toEqual(["a"]);
  a.end();
  await all[0];
  await expect.poll(() => order).toEqual(["a", "later"]);
  const urgent = queue.run("b", "urgent", b.run);
  expect(order).toEqual(["a", "later", "b"]);
  for (const { end } of [later, another, b]) end();
  await Promise.all([...all, urgent]);
  expect(order).toEqual(["a", "later", "b", "another"]);
});

test("work under a key that is under way is shared, and done anew afterwards", async () => {
  const queue = createMakingQueue();
  const order: string[] = [];
  const first = work(order, "first");
  const both = [queue.run("k", "urgent", first.run), queue.run("k", "later", first.run)];
  first.end();
  expect(await Promise.all(both)).toEqual(["first", "first"]);
  await queue.run("k", "urgent", first.run);
  expect(order).toEqual(["first", "first"]);
});

test("work that fails makes room for the next", async () => {
  const queue = createMakingQueue({ atOnce: 1 });
  const failed = queue.run("a", "urgent", () => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(await queue.run("b", "urgent", async () => "b")).toBe("b");
});

test("later work is refused when 500 pieces wait", async () => {
  const queue = createMakingQueue();
  const order: string[] = [];
  const { run, end } = work(order, "x");
  const all = Array.from({ length: 501 }, (_, at) => queue.run(String(at), "later", run));
  expect(queue.run("one more", "later", run)).toBeNull();
  end();
  await Promise.all(all);
  expect(order).toHaveLength(501);
});
