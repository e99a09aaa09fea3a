/**
 * What a script of a shop's page would do to the office of who looks at it, as one function in text: it tries
 * to read a page there and to add a page `name`, each in all ways a browser has, and answers how it could
 * read.
 */
export const attackOffice = `async function attackOffice(office, name) {
  const target = office + "/admin/products/MUG-101";
  const read = [];
  const see = (how, text) => { if (text && text.includes("Tide mug")) read.push(how); };
  const quietly = async (tryIt) => { try { return await tryIt(); } catch { return ""; } };
  const page = { do: "new", name, entity_type: "page", slug: name, layout: "default", html: "<h1>Planted</h1>" };
  const add = office + "/admin/new/pages";
  const loaded = (element) => new Promise((resolve) => {
    element.onload = element.onerror = resolve;
    setTimeout(resolve, 4000);
  });
  const frame = document.createElement("iframe");
  frame.name = "hostile";
  frame.src = target;
  const isLoaded = loaded(frame);
  document.body.append(frame);
  await isLoaded;
  see("frame", await quietly(() => frame.contentDocument.body.textContent));
  see("fetch", await quietly(async () => (await fetch(target, { credentials: "include" })).text()));
  for (const above of [parent, top])
    if (above !== window) see("above", await quietly(() => above.document.body.textContent));
  if (await quietly(() => document.cookie.includes("awning_staff"))) read.push("cookie");
  see("data", await quietly(async () => (await fetch(target + ".data", { credentials: "include" })).text()));
  for (const mode of ["cors", "no-cors"])
    await quietly(() => fetch(add, { method: "POST", mode, credentials: "include", body: new URLSearchParams(page) }));
  const form = document.createElement("form");
  form.method = "post";
  form.action = add;
  form.target = "hostile";
  for (const [key, value] of Object.entries(page)) {
    const field = document.createElement("input");
    field.name = key;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  const isSent = loaded(frame);
  form.submit();
  await isSent;
  return read;
}`;

/** HTML that runs the attack where its script runs, and says in the document what came of it. */
export const hostileHtml = (office: string, name: string): string => `<script>${attackOffice}
attackOffice(${JSON.stringify(office)}, ${JSON.stringify(name)}).then((read) => {
  document.documentElement.dataset.attack = "read:" + read.join();
});</script>`;

/** HTML that would act in the office without a script of its own: as it is parsed, or as it is pressed. */
export const hostileElements = (office: string, name: string): string => `
<meta http-equiv="refresh" content="0;url=${office}/admin/sessions">
<base target="_top">
<img src="/none" alt="" onerror="document.documentElement.dataset.attack = 'handler'">
<a id="hostile-link" href="${office}/admin/sessions" target="_top">Free</a>
<iframe title="Office" src="${office}/admin/products/MUG-101"></iframe>
<iframe title="Inner" srcdoc="<script>parent.document.documentElement.dataset.attack='inner'</script>"></iframe>
<form id="hostile-form" method="post" action="${office}/admin/new/pages" target="_top">
  <input type="hidden" name="do" value="new"><input type="hidden" name="name" value="${name}">
  <input type="hidden" name="entity_type" value="page"><input type="hidden" name="slug" value="${name}">
  <button>Free</button>
</form>`;

/** Text that would become a running script wherever it is written as HTML. */
export const hostileText = `<img src="/none" onerror="document.documentElement.dataset.ran='yes'"><script>document.documentElement.dataset.ran="yes"</script>`;
