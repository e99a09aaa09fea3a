import type { BrowserContext } from "playwright/test";

/** Where the snippets load their files from in place of their makers' hosts. */
export const tagHost = "https://tags.example.com";

/**
 * What owners paste, in the form its makers' documents give it: a command queue, and a file inserted by a
 * script. The ids are made up.
 */
export const snippets = {
  "Google Tag Manager": `<!-- Google Tag Manager -->
<script>(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':
new Date().getTime(),event:'gtm.js'});var f=d.getElementsByTagName(s)[0],
j=d.createElement(s),dl=l!='dataLayer'?'&l='+l:'';j.async=true;j.src=
'${tagHost}/gtm.js?id='+i+dl;f.parentNode.insertBefore(j,f);
})(window,document,'script','dataLayer','GTM-EXAMPLE');</script>
<!-- End Google Tag Manager -->
<noscript><iframe src="${tagHost}/ns.html?id=GTM-EXAMPLE" height="0" width="0" style="display:none;visibility:hidden" title="Tags"></iframe></noscript>`,
  "Meta Pixel": `<script>
!function(f,b,e,v,n,t,s){if(f.fbq)return;n=f.fbq=function(){n.callMethod?
n.callMethod.apply(n,arguments):n.queue.push(arguments)};if(!f._fbq)f._fbq=n;
n.push=n;n.loaded=!0;n.version='2.0';n.queue=[];t=b.createElement(e);t.async=!0;
t.src=v;s=b.getElementsByTagName(e)[0];s.parentNode.insertBefore(t,s)}(window,
document,'script','${tagHost}/pixel.js');
fbq('init', '1234567890'); fbq('track', 'PageView');
</script>
<noscript><img height="1" width="1" style="display:none" alt="" src="${tagHost}/pixel.gif"></noscript>`,
  Hotjar: `<script>
(function(h,o,t,j,a,r){
  h.hj=h.hj||function(){(h.hj.q=h.hj.q||[]).push(arguments)};
  h._hjSettings={hjid:123456,hjsv:6};
  a=o.getElementsByTagName('head')[0];
  r=o.createElement('script');r.async=1;
  r.src=t+h._hjSettings.hjid+j+h._hjSettings.hjsv;
  a.appendChild(r);
})(window,document,'${tagHost}/hotjar-','.js?sv=');
</script>`,
  Klaviyo: `<script type="text/javascript" async src="${tagHost}/klaviyo.js?company_id=EXMPL"></script>
<script type="text/javascript">
!function(){if(!window.klaviyo){window._klOnsite=window._klOnsite||[];try{window.klaviyo=new Proxy({},{get:function(n,i){
return function(){for(var o=arguments.length,w=new Array(o),t=0;t<o;t++)w[t]=arguments[t];
window._klOnsite.push([i].concat(w))}}})}catch(n){window.klaviyo=window.klaviyo||[]}}}();
</script>`,
  title: '<script>document.title = "(1) " + document.title;</script>',
  append:
    '<script>{ const box = document.createElement("p"); box.textContent = "Chat with us"; document.body.appendChild(box); }</script>',
  prepend:
    '<script>{ const bar = document.createElement("p"); bar.textContent = "We are away on Monday."; document.body.prepend(bar); }</script>',
  "before the first script":
    '<script>{ const first = document.getElementsByTagName("script")[0]; first.before(Object.assign(document.createElement("i"), { className: "before-first" })); }</script>',
  year: "<script>document.write('© ' + 2026 + ' by the owner')</script>",
};

/** What each snippet's file does: it says that it ran, and adds to the page where such scripts do. */
const files: Record<string, string> = {
  "/gtm.js": 'ran("gtm"); document.body.insertBefore(made("iframe"), document.body.firstChild);',
  "/pixel.js":
    'ran("pixel"); const one = document.getElementsByTagName("script")[0]; one.parentNode.insertBefore(made("script"), one);',
  "/hotjar-123456.js":
    'ran("hotjar"); document.head.prepend(made("style")); document.querySelector("main").prepend(made("div"));',
  "/klaviyo.js": 'ran("klaviyo"); document.body.append(made("div"));',
};
const tools = `const ran = (name) => { (window.tagsRun ??= []).push(name); };
const made = (tag) => document.createElement(tag);`;

/** The names of the files above, as they say that they ran. */
export const ranTags = ["gtm", "hotjar", "klaviyo", "pixel"];

/** Answers for the snippets' host. */
export const serveTags = (context: BrowserContext) =>
  context.route(`${tagHost}/**`, (route) => {
    const code = files[new URL(route.request().url()).pathname];
    return code === undefined
      ? route.fulfill({ status: 404, body: "" })
      : route.fulfill({ contentType: "text/javascript", body: `{ ${tools} ${code} }` });
  });
