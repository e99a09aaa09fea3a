import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packFolder } from "~/services/platform/archive/pack-folder.server";
import { addStaff, testPassword } from "~/services/staff/sign-in/staff-fixture.server";
import { smallMarketplace } from "../support/marketplace-folder";
import { makeFolder, writeFiles } from "../support/shop-folder";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { byCommand as runCommand } from "./office-day/by-command";
import { openPlainBrowser } from "./plain-browser";
import { seenText } from "./runner/page";
import { sendWithoutNetwork } from "./runner/send-without-network";

const shop = (code: string) => `http://${code}.localhost:3000`;
const office = (code: string) => `http://${code}.admin.localhost:3000`;

let demo: DemoListener;
let host: ReturnType<typeof openPlainBrowser>;
const browserAt = (origin: string) => openPlainBrowser(sendWithoutNetwork(demo.listener), origin);

async function signedIn(code: string, role: "owner" | "manager") {
  const email = `${role}-of-${code}@example.com`;
  await addStaff(await demo.contextOf(code), { email, name: "June", roles: [role], sellerId: null });
  const browser = browserAt(office(code));
  await browser.post("/admin/sign-in", { email, password: testPassword });
  return browser;
}

beforeAll(async () => {
  demo = await openDemoListener({ HOST_CLIENT: "harbor", ADMIN_ORIGIN: "http://admin.localhost:3000" });
  host = await signedIn("harbor", "owner");
});
afterAll(() => demo?.close());

describe("the hosts’ office", () => {
  test("shows every shop and finds one (rule hosting-2)", async () => {
    const text = seenText((await host.get("/admin/host")).body);
    for (const name of ["bazaar.localhost", "leaf.localhost", "Shut by its owner"])
      expect(text).toContain(name);
    const found = seenText((await host.get("/admin/host?q=leaf")).body);
    expect(found).toContain("1 shop");
    expect(found).not.toContain("bazaar.localhost");
  });

  test("says what the machine has (rule hosting-6)", async () => {
    const text = seenText((await host.get("/admin/machine")).body);
    expect(text).toContain(process.version);
    expect(text).toMatch(/free of/);
    expect(text).toMatch(/Migrations of the database\s*[1-9]/);
    expect(text).toMatch(/HOST_CLIENT\s*set/);
    expect(text).toMatch(/SECRETS_KEY\s*not set/);
    expect(text).toContain("no shop can move");
  });

  test("says which certificates were asked for (rule hosting-6)", async () => {
    await browserAt("http://127.0.0.1:3000").get("/certificate?domain=leaf.localhost");
    await browserAt("http://127.0.0.1:3000").get("/certificate?domain=nowhere.example");
    await expect
      .poll(async () => seenText((await host.get("/admin/machine")).body))
      .toMatch(/nowhere\.example.*Refused.*leaf\.localhost.*Allowed/s);
  });

  test("is signed in to apart from the offices of other businesses (rule hosting-1)", async () => {
    const typed = { email: "ida@example.com", password: testPassword };
    const given = { name: "Ida", roles: ["owner" as const], sellerId: null };
    await addStaff(await demo.contextOf("bazaar"), { email: typed.email, ...given });
    const own = browserAt(office("bazaar"));
    const { setCookies } = await own.post("/admin/sign-in", typed);
    expect((await own.get("/admin/sessions")).status).toBe(200);
    const atHosts = browserAt(office("harbor"));
    for (const cookie of setCookies) atHosts.bring(cookie);
    expect((await atHosts.get("/admin/host")).headers.location).toMatch(/^\/admin\/sign-in/);
    expect((await atHosts.post("/admin/sign-in", typed)).status).toBe(422);
  });

  test.each([
    ["a manager of the hosts", "harbor", "manager"],
    ["an owner of another business", "potter", "owner"],
  ] as const)("does not open for %s (rule hosting-1)", async (_, code, role) => {
    const browser = await signedIn(code, role);
    for (const path of ["/admin/host", "/admin/host/leaf", "/admin/jobs", "/admin/machine"])
      expect((await browser.get(path)).status).toBe(403);
    expect((await browser.post("/admin/host/leaf", { do: "suspend", words: "Planted" })).status).toBe(403);
  });
});

test("a suspended business is shut, its office says why, and it opens again (rule hosting-3)", async () => {
  const visitor = browserAt(shop("leaf"));
  const isServed = async () => (await visitor.get("/contact")).status === 200;
  expect(await isServed()).toBe(true);
  const done = await host.post("/admin/host/leaf", { do: "suspend", words: "The invoice of May is open." });
  expect(done.headers.location).toBe("/admin/host/leaf?done=suspend");
  await expect.poll(isServed).toBe(false);
  expect(seenText((await visitor.get("/")).body)).toContain("Please try back again soon");
  const owner = await signedIn("leaf", "owner");
  expect(seenText((await owner.get("/admin")).body)).toContain("The invoice of May is open.");
  await host.post("/admin/host/leaf", { do: "resume" });
  await expect.poll(isServed).toBe(true);
});

const byCommand = (...words: string[]) => runCommand(demo, words, { HOST_CLIENT: "harbor" });

test("a command suspends a business and lets it open again (rule hosting-3)", async () => {
  const visitor = browserAt(shop("leaf"));
  const isServed = async () => (await visitor.get("/contact")).status === 200;
  await byCommand("suspend", "--client", "leaf", "--reason", "The invoice of June is open.");
  await expect.poll(isServed).toBe(false);
  expect(seenText((await host.get("/admin/host/leaf")).body)).toContain("The invoice of June is open.");
  await expect(byCommand("suspend", "--client", "harbor", "--reason", "x")).rejects.toThrow("the hosts");
  await byCommand("resume", "--client", "leaf");
  await expect.poll(isServed).toBe(true);
});

test("a quota is set beside what is used, and its owner reads that it is near (rule hosting-10)", async () => {
  const wrong = await host.post("/admin/host/leaf", { do: "quotas", products: "many", staff: "" });
  expect(wrong.status).toBe(422);
  expect(wrong.body).toContain('value="many"');
  const done = await host.post("/admin/host/leaf", { do: "quotas", products: "1", staff: "" });
  expect(done.headers.location).toBe("/admin/host/leaf?done=quotas");
  const owner = browserAt(office("leaf"));
  await owner.post("/admin/sign-in", { email: "owner-of-leaf@example.com", password: testPassword });
  for (const page of [await host.get("/admin/host/leaf"), await owner.get("/admin")])
    expect(seenText(page.body)).toMatch(/Products\s*\d+ of 1\b/);
  const page = seenText((await host.get("/admin/host/leaf")).body);
  expect(page).toContain("quota --client leaf");
  expect(page).toContain("moving is off");
  expect((await host.post("/admin/host/leaf", { do: "move", to: "two" })).status).toBe(409);
});

test("the hosts cannot shut themselves out", async () => {
  const refused = await host.post("/admin/host/harbor", { do: "suspend", words: "By mistake" });
  expect(refused.status).toBe(409);
});

describe("a new shop", () => {
  const typed = {
    do: "found",
    name: "Acme",
    domain: "acme.example",
    owner: "Ada",
    email: "ada@example.com",
    code: "acme",
  };

  test("is refused beside the field, and what was typed stays", async () => {
    const at = "/admin/host/works/new";
    const taken = await host.post(at, { ...typed, code: "leaf", beginning: "empty" });
    expect(taken.status).toBe(409);
    expect(seenText(taken.body)).toContain("there already is a shop 'leaf'");
    expect(taken.body).toContain('value="acme.example"');
    const fileless = await host.post(at, { ...typed, beginning: "products" });
    expect(seenText(fileless.body)).toContain("Choose the file of products.");
  });

  test("is shown before it is made, and its owner invited (rules hosting-4, hosting-7 and hosting-8)", async () => {
    const begun = await host.post("/admin/host/works/new", { ...typed, beginning: "demo" });
    const page = begun.headers.location ?? "";
    expect(page).toMatch(/^\/admin\/host\/works\/[\w-]{36}$/);
    expect(seenText((await host.get(page)).body)).toContain("Being read");
    await demo.runJobs("host-work");
    const shown = seenText((await host.get(page)).body);
    expect(shown).toContain("Products: 9");
    expect((await browserAt(shop("acme")).get("/")).status).toBe(404);
    expect((await host.post(page, { do: "begin" })).headers.location).toBe(`${page}?done=begin`);
    await demo.runJobs("host-work");
    expect(seenText((await host.get(page)).body)).toContain("Pictures: ");
    expect(seenText((await browserAt(shop("acme")).get("/")).body)).toContain("Sample kitchen");
    expect(seenText((await browserAt(shop("acme")).get("/gift-card")).body)).toMatch(/\$25.*\$100/s);
    const made = await host.post(page, { do: "link" });
    const [link = ""] = /http:\/\/acme\.admin\.localhost[^\s<"]+/.exec(seenText(made.body)) ?? [];
    const { pathname, search } = new URL(link);
    const invited = await browserAt(office("acme")).get(`${pathname}${search}`);
    expect(seenText(invited.body)).toContain("Accept invitation");
  });

  test("archives its untouched samples together after a look (rule office-11)", async () => {
    const owner = await signedIn("acme", "owner");
    const chosen = async () => {
      const { body } = await owner.get("/admin");
      return /href="\/admin\/chosen-products\?([^"]+)"/.exec(body)?.[1]?.replaceAll("&amp;", "&") ?? "";
    };
    expect(seenText((await owner.get(`/admin/chosen-products?${await chosen()}`)).body)).toContain(
      "Change 9 products",
    );
    const { db } = await demo.contextOf("acme");
    await db.execute(`insert into record_versions (tenant_id, kind, name, at, actor, record, version)
      select id, 'product', 'SAMPLE-MUG-103', now(), '{}', '{}', 'v' from tenants where code = 'acme'`);
    const skus = await chosen();
    expect([new URLSearchParams(skus).getAll("id").length, skus.includes("MUG")]).toEqual([8, false]);
    const asked = await owner.post("/admin/chosen-products", { do: "archive", chosen: skus });
    expect(seenText((await owner.get(asked.headers.location ?? "")).body)).toContain(
      "Nothing is changed yet.",
    );
  });
});

test("an owner takes their shop out and brings it in again, and no other (rule hosting-14)", async () => {
  const owner = browserAt(office("acme"));
  // Added by the test before.
  await owner.post("/admin/sign-in", { email: "owner-of-acme@example.com", password: testPassword });
  const begun = (await owner.post("/admin/folder", { do: "export" })).headers.location ?? "";
  expect(begun).toMatch(/^\/admin\/folder\/[\w-]{36}$/);
  const twice = await owner.post("/admin/folder", { do: "export" });
  expect([twice.status, seenText(twice.body)]).toEqual([409, expect.stringContaining("under way already")]);
  await demo.runJobs("host-work");
  const id = begun.split("/").at(-1) ?? "";
  expect((await owner.get(begun)).body).toContain(`href="/admin/file/folder/${id}"`);
  expect((await owner.get(`/admin/file/folder/${id}`)).body.startsWith("PK")).toBe(true);
  const kept = join(demo.dataDir, `uploads/acme/host-exports/${id}.zip`);
  const files = unzipSync(await readFile(kept));
  const shopFile = JSON.parse(strFromU8(files["shop.json"] ?? new Uint8Array()));
  const zipOf = (change: object) =>
    zipSync({ ...files, "shop.json": strToU8(JSON.stringify({ ...shopFile, ...change })) });
  const shown = async (content: Uint8Array) => {
    const kind: [string, string] = ["acme.zip", "application/zip"];
    const sent = await owner.upload("/admin/folder", { do: "apply", side: "ask" }, ["file", content], kind);
    const page = sent.headers.location ?? "";
    await demo.runJobs("host-work");
    return { page, text: seenText((await owner.get(page)).body) };
  };
  expect((await shown(zipOf({ code: "leaf" }))).text).toContain("The folder is of 'leaf', not of 'acme'");
  expect((await shown(zipOf({ type: "marketplace" }))).text).toContain("the host of this server does that");
  const { page, text } = await shown(zipOf({ name: "Acme by Ada" }));
  expect(text).toContain("Change shop acme: name");
  await owner.post(page, { do: "begin" });
  await demo.runJobs("host-work");
  expect(seenText((await owner.get(page)).body)).toMatch(/Done.*1 changed/s);
  expect(seenText((await owner.get("/admin/audit")).body)).toContain("June");
  // Another's work is not there, hosts have a place of their own, and a manager takes nothing out.
  const other = await signedIn("bazaar", "owner");
  for (const path of [page, `/admin/file/folder/${id}`]) expect((await other.get(path)).status).toBe(404);
  expect((await host.post("/admin/folder", { do: "export" })).status).toBe(409);
  const manager = await signedIn("leaf", "manager");
  expect((await manager.post("/admin/folder", { do: "export" })).status).toBe(403);
});

describe("a ZIP of one CSV with its pictures (rules hosting-8 and hosting-13)", () => {
  const kind: [string, string] = ["goods.zip", "application/zip"];
  const goods = (price: string) =>
    strToU8(`SKU,Name,Price,Stock,Images\nMUG-1,Mug,${price},4,front.jpg\nCUP-1,Cup,9,2,\n`);
  const pictureAt = async (name: string) => ({
    [name]: await sharp({ create: { width: 8, height: 8, channels: 3, background: "#aa5500" } })
      .jpeg()
      .toBuffer(),
  });
  const zipOf = async (files: Record<string, Uint8Array>) =>
    zipSync({
      ...files,
      ...(await pictureAt("goods/photos/front.jpg")),
      ...(await pictureAt("goods/CUP-1.jpg")),
    });
  const typed = { do: "found", name: "Corner", code: "corner", domain: "corner.example", owner: "Ada" };
  const form = { ...typed, email: "ada@example.com", beginning: "folder" };

  test("founds a shop after a look, and is refused in words without one file of products", async () => {
    const shown = async (files: Record<string, Uint8Array>) => {
      const content = await zipOf(files);
      const sent = await host.upload("/admin/host/works/new", form, ["file", content], kind);
      const page = sent.headers.location ?? "";
      await demo.runJobs("host-work");
      return { page, text: seenText((await host.get(page)).body) };
    };
    expect((await shown({})).text).toContain("no shop.json, as an exported folder has, and no CSV file");
    const two = { "goods/a.csv": goods("12"), "goods/b.csv": goods("13") };
    expect((await shown(two)).text).toContain("The ZIP has 2 files of products (a.csv, b.csv)");
    const { page, text } = await shown({ "goods/goods.csv": goods("12") });
    expect(text).toMatch(/Products: 2.*Pictures: 2/s);
    await host.post(page, { do: "begin" });
    await demo.runJobs("host-work");
    expect(seenText((await host.get(page)).body)).toMatch(/Done.*Pictures: 2/s);
    expect((await browserAt(shop("corner")).get("/mug")).body).toMatch(/front-[\w-]+\.|front\./);
  });

  test("is imported into a shop that is there", async () => {
    const content = await zipOf({ "goods/goods.csv": goods("14") });
    const sent = await host.upload(
      "/admin/host/corner",
      { do: "apply", side: "ask" },
      ["file", content],
      kind,
    );
    const page = sent.headers.location ?? "";
    await demo.runJobs("host-work");
    expect(seenText((await host.get(page)).body)).toContain("Products changed: 1");
    expect(seenText((await browserAt(shop("corner")).get("/mug")).body)).toContain("$12.00");
    await host.post(page, { do: "begin" });
    await demo.runJobs("host-work");
    expect(seenText((await browserAt(shop("corner")).get("/mug")).body)).toContain("$14.00");
  });
});

test("a marketplace's folder founds a new marketplace with its sellers' shops (rule hosting-8)", async () => {
  const folder = await makeFolder();
  await writeFiles(folder.path, await smallMarketplace());
  const archive = join(folder.path, "..", `${basename(folder.path)}.zip`);
  await packFolder(folder.path, archive);
  const typed = {
    do: "found",
    name: "Square",
    domain: "square.example",
    owner: "Ada",
    email: "ada@example.com",
  };
  const form = { ...typed, code: "square", beginning: "folder" };
  const kind: [string, string] = ["market.zip", "application/zip"];
  const content = await readFile(archive);
  const page =
    (await host.upload("/admin/host/works/new", form, ["file", content], kind)).headers.location ?? "";
  await demo.runJobs("host-work");
  expect(seenText((await host.get(page)).body)).toContain("Nothing is made yet");
  await host.post(page, { do: "begin" });
  await demo.runJobs("host-work");
  const done = seenText((await host.get(page)).body);
  expect(done).toContain("Done");
  const listed = seenText((await host.get("/admin/host?q=square")).body);
  expect(listed).toContain("marketplace");
  expect(listed).toMatch(/square-\w+/);
  await rm(archive);
  await folder.remove();
});

test("a shop is brought up to date with its folder after a look at what would change (rule hosting-13)", async () => {
  const at = "/admin/host/potter";
  const exported = (await host.post("/admin/host/shut", { do: "export" })).headers.location ?? "";
  await demo.runJobs("host-work");
  const kept = `uploads/harbor/host-exports/${exported.split("/").at(-1)}.zip`;
  const files = unzipSync(await readFile(join(demo.dataDir, kept)));
  expect(Object.keys(files)).toContain("folder/shop.json");
  const write = (name: string, text: string) => Object.assign(files, { [name]: strToU8(text) });
  const shopFile = JSON.parse(strFromU8(files["folder/shop.json"] ?? new Uint8Array()));
  write("folder/shop.json", JSON.stringify({ ...shopFile, name: "Shut and renamed" }));
  const [gone = ""] = Object.keys(files).filter((name) => /^folder\/templates\/.*\.html$/.test(name));
  const left = Object.fromEntries(Object.entries(files).filter(([name]) => name !== gone));
  const send = (to: string, content: Uint8Array) =>
    host.upload(to, { do: "apply", side: "ask" }, ["file", content], ["shut.zip", "application/zip"]);
  const shown = async (to: string, content: Uint8Array) => {
    const page = (await send(to, content)).headers.location ?? "";
    await demo.runJobs("host-work");
    return { page, text: seenText((await host.get(page)).body) };
  };
  expect((await host.post("/admin/host/shut", { do: "apply", side: "ask" })).status).toBe(422);
  expect((await shown(at, zipSync(left))).text).toContain("The folder is of 'shut', not of");
  expect((await shown("/admin/host/shut", strToU8("no archive"))).text).toContain("is no ZIP archive");
  const { page, text } = await shown("/admin/host/shut", zipSync(left));
  expect(text).toMatch(/Remove \w+ .*Change shop shut: name/s);
  expect(seenText((await host.get("/admin/host/shut")).body)).not.toContain("Shut and renamed");
  expect((await host.post(page, { do: "begin" })).headers.location).toBe(`${page}?done=begin`);
  await demo.runJobs("host-work");
  expect(seenText((await host.get(page)).body)).toMatch(/Done.*1 removed/s);
  expect(seenText((await host.get("/admin/host/shut")).body)).toContain("Shut and renamed");
  expect((await shown("/admin/host/shut", zipSync(left))).text).toContain("Nothing would change");
});

test("a shop that is removed is exported and shut, can be put back, and goes after its days (rule hosting-9)", async () => {
  const at = "/admin/host/shut";
  expect((await host.post(at, { do: "remove", code: "leaf" })).status).toBe(422);
  const page = (await host.post(at, { do: "remove", code: "shut" })).headers.location ?? "";
  await demo.runJobs("host-work");
  expect(seenText((await host.get(page)).body)).toContain("goes for good in 30 days");
  const file = await host.get(page.replace("/host/works/", "/file/exports/"));
  expect(file.headers["content-type"]).toBe("application/zip");
  expect(file.body.startsWith("PK")).toBe(true);
  expect(seenText((await host.get(at)).body)).toContain("Goes for good");
  expect((await host.post(at, { do: "back" })).headers.location).toBe(`${at}?done=back`);
  expect(seenText((await host.get(at)).body)).not.toContain("Goes for good");
  await host.post(at, { do: "remove", code: "shut" });
  await demo.runJobs("host-work");
  const { db } = await demo.contextOf("shut");
  await db.execute("update tenants set goes_at = now() - interval '1 minute' where goes_at is not null");
  await db.execute("select graphile_worker.add_job('remove-gone-businesses', '{}')");
  await demo.runJobs("remove-gone-businesses");
  expect((await host.get(at)).status).toBe(404);
  for (const gone of [page, "/admin/host/works/none", "/admin/file/exports/none"])
    expect((await host.get(gone)).status).toBe(404);
});

test("a command removes a shop after an export, and puts it back (rule hosting-9)", async () => {
  const zip = join(demo.dataDir, "mokka.zip");
  expect(await byCommand("remove", "--client", "mokka", zip)).toMatch(/Rows: \d+.*in 30 days/s);
  expect(Object.keys(unzipSync(await readFile(zip)))).toContain("folder/shop.json");
  expect(seenText((await host.get("/admin/host/mokka")).body)).toContain("Goes for good");
  expect(await byCommand("put-back", "--client", "mokka")).toContain("is back");
  expect(seenText((await host.get("/admin/host/mokka")).body)).not.toContain("Goes for good");
  await expect(byCommand("put-back", "--client", "mokka")).rejects.toThrow("not to be removed");
  await expect(byCommand("remove", "--client", "mokka", zip)).rejects.toThrow("is there already");
  const seller = byCommand("remove", "--client", "potter", join(demo.dataDir, "potter.zip"));
  await expect(seller).rejects.toThrow("a seller’s");
});

test("a shop is backed up, shown before it comes back, and restored as a new one (rule hosting-11)", async () => {
  const at = "/admin/host/leaf";
  const backup = (await host.post(at, { do: "backup" })).headers.location ?? "";
  await demo.runJobs("host-work");
  const text = seenText((await host.get(backup)).body);
  expect(text).toMatch(/Products and variations: \d+/);
  const file = await host.get(backup.replace("/host/works/", "/file/exports/"));
  expect(file.headers["content-disposition"]).toMatch(/leaf-[\d-]+\.backup\.zip/);
  const id = backup.split("/").at(-1) ?? "";
  const form = "/admin/host/works/restore";
  expect(seenText((await host.get(`${form}?code=leaf`)).body)).toContain("Show what would come");
  expect((await host.post(form, { do: "restore", backup: "file", code: "leaf", domain: "" })).status).toBe(
    422,
  );
  const restore = async (typed: { code: string; domain: string }) => {
    const page = (await host.post(form, { do: "restore", backup: id, ...typed })).headers.location ?? "";
    await demo.runJobs("host-work");
    const shown = seenText((await host.get(page)).body);
    await host.post(page, { do: "begin" });
    await demo.runJobs("host-work");
    return { shown, done: seenText((await host.get(page)).body) };
  };
  const homeless = { do: "restore", backup: id, code: "leaf-2", domain: "" };
  expect((await host.post(form, homeless)).body).toContain("Enter the domain of the new shop.");
  const copy = await restore({ code: "leaf-2", domain: "leaf-2.example" });
  expect(copy.shown).toContain("without keys, secrets");
  expect(copy.done).toContain("Done");
  expect(seenText((await host.get("/admin/host/leaf-2")).body)).toContain("Shut by its owner");
  const own = await restore({ code: "leaf", domain: "" });
  expect(own.shown).toMatch(/Products and variations: (\d+) \(now \1\)/);
  expect(own.done).toContain("Done");
  expect((await browserAt(shop("leaf")).get("/contact")).status).toBe(200);
  expect((await restore({ code: "harbor", domain: "" })).shown).toContain("enter the domain");
});

test("failed jobs are listed, tried again and dropped (rule hosting-5)", async () => {
  const { db } = await demo.contextOf("harbor");
  await db.execute("select graphile_worker.add_job('send-mail', '{}', max_attempts => 1)");
  await db.execute(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'No such mail server'",
  );
  expect(seenText((await host.get("/admin/jobs")).body)).toMatch(/No such mail server.*Given up/s);
  expect(seenText((await host.get("/admin/machine")).body)).toMatch(/Given up\s*[1-9]/);
  const { body } = await host.get("/admin/jobs/mails");
  const [, of = ""] = /name="of"[^>]*value="(\d+)"/.exec(body) ?? [];
  const again = await host.post("/admin/jobs/mails", { do: "again", of });
  expect(again.headers.location).toBe("/admin/jobs/mails?done=again");
  expect((await host.post("/admin/jobs", { do: "try", id: "all" })).status).toBe(303);
  expect(seenText((await host.get("/admin/jobs")).body)).toContain("Tried again soon");
  await host.post("/admin/jobs", { do: "drop", id: "all" });
  expect(seenText((await host.get("/admin/jobs")).body)).toContain("Nothing failed.");
  // The same by command.
  await db.execute("select graphile_worker.add_job('send-mail', '{}', max_attempts => 1)");
  await db.execute("update graphile_worker._private_jobs set attempts = 1, last_error = 'Refused'");
  expect(await byCommand("machine")).toMatch(/Node v.*1 given up; 1 mails failed/s);
  const [, id = ""] =
    /^ *(\d+) .*send-mail.*given up.*Refused/m.exec(await byCommand("job", "list", "--mails")) ?? [];
  expect(await byCommand("job", "retry", id)).toMatch(/^1 tried again/);
  expect(await byCommand("job", "list")).toContain("0 tries");
  expect(await byCommand("job", "drop", "all")).toBe("1 dropped");
  await expect(byCommand("job", "retry", id)).rejects.toThrow(`no job ${id} failed`);
});
