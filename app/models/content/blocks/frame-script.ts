import { titleAttribute } from "./block";
import { unseenAttribute, unseenWords } from "./unseen";

const markStyle = `[hidden]{display:none}.awning-ring,.awning-hover,.awning-line{position:absolute;pointer-events:none;box-sizing:border-box}
.awning-ring{outline:2px solid #2456c6;outline-offset:-2px}.awning-hover{outline:1px dashed #2456c6;outline-offset:-1px}
.awning-line{height:3px;background:#2456c6}`;

/**
 * What runs in the builder's frame, and nothing else does (rule builder-4): says which block is pressed,
 * typed into, dragged or moved by a key, and shows the chosen one. It is a text because it goes into the
 * document of a frame that has an origin of its own and can load no module.
 */
export const frameScript = `(function () {
  "use strict";
  var isLook = /[?&]builder=look(&|$)/.test(location.search);
  var attribute = "data-block", chosen = null, carried = null, over = null;
  function tell(message) { message.awning = "builder"; parent.postMessage(message, "*"); }
  function blockAt(node) { return node && node.nodeType === 1 ? node.closest("[" + attribute + "]") : null; }
  function idOf(element) { return element ? element.getAttribute(attribute) : null; }
  function list(many) { return Array.prototype.slice.call(many); }
  function partsOf(id) { return list(document.querySelectorAll("[" + attribute + '="' + id + '"]')); }
  function boxOf(element) {
    var range = document.createRange();
    range.selectNodeContents(element);
    var own = element.getBoundingClientRect();
    return own.width || own.height ? own : range.getBoundingClientRect();
  }
  var ring = document.createElement("div"), hover = document.createElement("div"), line = document.createElement("div");
  ring.className = "awning-ring"; hover.className = "awning-hover"; line.className = "awning-line";
  // Styles of the page's owner reach neither into the shadow nor over what is said at the element itself.
  var host = document.createElement("div"), shadow = host.attachShadow({ mode: "closed" });
  var marks = document.createElement("style");
  marks.textContent = ${JSON.stringify(markStyle)};
  shadow.appendChild(marks);
  host.style.cssText = "all:initial!important;display:block!important;position:absolute!important;top:0!important;left:0!important;width:0!important;height:0!important;z-index:2147483647!important";
  document.documentElement.appendChild(host);
  [ring, hover, line].forEach(function (one) { one.hidden = true; shadow.appendChild(one); });
  function lay(box, id) {
    var parts = id === null ? [] : partsOf(id);
    var boxes = parts.map(boxOf).filter(function (one) { return one.width && one.height; });
    box.hidden = boxes.length === 0;
    if (!boxes.length) return null;
    var top = Math.min.apply(null, boxes.map(function (b) { return b.top; })) + scrollY;
    var bottom = Math.max.apply(null, boxes.map(function (b) { return b.bottom; })) + scrollY;
    var left = Math.min.apply(null, boxes.map(function (b) { return b.left; }));
    var right = Math.max.apply(null, boxes.map(function (b) { return b.right; }));
    box.style.cssText = "top:" + top + "px;height:" + (bottom - top) + "px;left:" + left + "px;width:" + (right - left) + "px";
    return { top: top, bottom: bottom, left: left, right: right };
  }
  function makeDraggable(id) {
    document.querySelectorAll("[draggable=true]").forEach(function (one) { one.removeAttribute("draggable"); });
    if (id === null) return;
    partsOf(id).forEach(function (one) { (one.firstElementChild && !one.offsetWidth ? one.firstElementChild : one).setAttribute("draggable", "true"); });
  }
  // A layout that is chosen is dragged by what stands in it.
  function outermost(id) { return id !== null && chosen !== null && id.indexOf(chosen + ".") === 0 ? chosen : id; }
  function isEditing() { return !!document.activeElement && document.activeElement.isContentEditable; }
  function choose(id, reveals) {
    if (isLook) return;
    chosen = id;
    var at = lay(ring, id);
    makeDraggable(id);
    if (!at) return;
    if (reveals && (at.bottom < scrollY + 40 || at.top > scrollY + innerHeight - 120)) scrollTo({ top: at.top - 80 });
  }
  addEventListener("click", function (event) {
    if (isEditing()) return;
    event.preventDefault();
    event.stopPropagation();
    var id = idOf(blockAt(event.target));
    if (id === null) return;
    choose(id, false);
    tell({ act: "choose", block: id, words: wordsOf(event.target) });
  }, true);
  function isUnseen(node) { return node.hasAttribute("${unseenAttribute}"); }
  function wordsOf(node) { return node.children.length === 0 && !isUnseen(node) ? (node.textContent || "").trim().slice(0, 500) : ""; }
  addEventListener("dblclick", function (event) {
    var node = event.target, block = blockAt(node), before = wordsOf(node);
    if (!block || before === "") return;
    event.preventDefault();
    tell({ act: "editing" });
    makeDraggable(null);
    node.setAttribute("contenteditable", "plaintext-only");
    node.focus();
    node.addEventListener("blur", function () {
      node.removeAttribute("contenteditable");
      var after = (node.textContent || "").trim();
      if (after !== before) tell({ act: "words", block: idOf(block), before: before, after: after });
    }, { once: true });
  }, true);
  addEventListener("mouseover", function (event) {
    if (isLook) return;
    var id = idOf(blockAt(event.target));
    lay(hover, id);
    if (carried === null && !isEditing()) makeDraggable(outermost(id));
  });
  document.addEventListener("mouseleave", function () { hover.hidden = true; });
  addEventListener("keydown", function (event) {
    if (isEditing()) {
      if (event.key === "Enter" || event.key === "Escape") { event.preventDefault(); document.activeElement.blur(); }
      return;
    }
    var held = event.ctrlKey || event.metaKey;
    var act = event.altKey && event.key === "ArrowUp" ? "up" : event.altKey && event.key === "ArrowDown" ? "down"
      : event.key === "Delete" ? "remove" : held && event.key === "d" ? "duplicate"
      : held && event.key === "z" ? (event.shiftKey ? "redo" : "undo") : held && event.key === "y" ? "redo" : null;
    if (!act) return;
    event.preventDefault();
    tell({ act: act, block: chosen });
  });
  addEventListener("dragstart", function (event) {
    carried = outermost(idOf(blockAt(event.target)));
    over = null;
    if (carried !== null) event.dataTransfer.setData("text/plain", carried);
  });
  function isEmpty(element) { return element.children.length === 0 && (element.textContent || "").trim() === ""; }
  function targetOf(event) {
    var block = blockAt(event.target), id = idOf(block);
    // Between two blocks it is the one that was left last.
    if (carried === null || id === null) return over;
    if (id === carried || id.indexOf(carried + ".") === 0) return null;
    var box = boxOf(block);
    return { id: id, box: box, after: event.clientY > box.top + box.height / 2, into: isEmpty(block) };
  }
  addEventListener("dragover", function (event) {
    var target = over = targetOf(event);
    line.hidden = !target;
    if (!target) return;
    event.preventDefault();
    line.style.cssText = "left:" + target.box.left + "px;width:" + target.box.width + "px;top:" + ((target.after ? target.box.bottom : target.box.top) + scrollY) + "px";
  });
  addEventListener("drop", function (event) {
    var target = targetOf(event);
    line.hidden = true;
    if (!target) return;
    event.preventDefault();
    tell({ act: "move", block: carried, at: target.id, after: target.after, into: target.into });
  });
  addEventListener("dragend", function () { carried = over = null; line.hidden = true; });
  var waits = false;
  addEventListener("scroll", function () {
    if (waits) return;
    waits = true;
    requestAnimationFrame(function () { waits = false; tell({ act: "scrolled", y: scrollY }); });
  }, { passive: true });
  addEventListener("resize", function () { lay(ring, chosen); });
  function put(at, next) {
    if (at.nodeType !== next.nodeType || at.nodeName !== next.nodeName) { at.replaceWith(next); return; }
    if (at.nodeType !== 1) { if (at.nodeValue !== next.nodeValue) at.nodeValue = next.nodeValue; return; }
    list(at.attributes).forEach(function (one) { if (one.name !== "draggable" && !next.hasAttribute(one.name)) at.removeAttribute(one.name); });
    list(next.attributes).forEach(function (one) { if (at.getAttribute(one.name) !== one.value) at.setAttribute(one.name, one.value); });
    var old = list(at.childNodes), fresh = list(next.childNodes);
    for (var i = 0; i < Math.max(old.length, fresh.length); i++) {
      if (!fresh[i]) old[i].remove(); else if (!old[i]) at.appendChild(fresh[i]); else put(old[i], fresh[i]);
    }
  }
  function show(shown) {
    var ids = shown.map(function (one) { return String(one.id); });
    ids.filter(function (id, at) { return ids.indexOf(id) === at; }).forEach(function (id) {
      var old = partsOf(id), made = document.createElement("template"), last = old[0];
      if (!last) return;
      made.innerHTML = shown.filter(function (one) { return String(one.id) === id; }).map(function (one) { return one.html; }).join("");
      var fresh = list(made.content.children);
      fresh.forEach(function (next, at) {
        if (old[at]) put(old[at], next); else last.after(next);
        last = old[at] && old[at].isConnected ? old[at] : next;
      });
      old.slice(fresh.length).forEach(function (one) { one.remove(); });
    });
  }
  addEventListener("message", function (event) {
    var said = event.data;
    if (event.source !== parent || !said || said.awning !== "builder") return;
    if (said.shown) { show(list(said.shown)); sayUnseen(); lay(ring, chosen); }
    if (typeof said.y === "number") scrollTo(0, said.y);
    if ("block" in said) choose(typeof said.block === "string" ? said.block : null, said.reveals === true);
    if ("block" in said && said.reveals === true) revealFirst();
  });
  // What is built may begin below the fold, as a footer does.
  function revealFirst() {
    var first = document.querySelector("[" + attribute + "]"), top = first ? boxOf(first).top : 0;
    if (chosen === null && scrollY === 0 && top > innerHeight / 2) scrollTo(0, top - 80);
  }
  // A widget without a box says so; one that is hidden here stays hidden, and what loads later will have one.
  function sayUnseen() {
    document.querySelectorAll("[${titleAttribute}]").forEach(function (one) {
      var box = boxOf(one), title = one.getAttribute("${titleAttribute}");
      // A part of a header may be for other widths.
      if (one.closest("header") && one.children.length) return;
      if (box.width && box.height || one.querySelector("img, iframe, video, [${unseenAttribute}]")) return;
      var said = document.createElement("p");
      said.setAttribute("${unseenAttribute}", "");
      said.textContent = title + ${JSON.stringify(unseenWords)};
      one.appendChild(said);
    });
  }
  // An empty column has room for what is dragged into it.
  document.querySelectorAll("[" + attribute + "]").forEach(function (one) { if (isEmpty(one)) one.setAttribute("data-empty", ""); });
  addEventListener("load", function () { sayUnseen(); tell({ act: "ready" }); });
})()`;

/** How the frame shows what is chosen, and what it leaves away: what asks shoppers something. */
export const frameStyle = `[data-block]{cursor:pointer;min-height:1px}div[data-block][data-empty]{min-height:4rem;outline:1px dashed #6b7684;outline-offset:-4px}[${unseenAttribute}]{all:initial!important;display:block!important;box-sizing:border-box!important;margin:.5rem!important;padding:1rem!important;outline:1px dashed #6b7684!important;background:#f6f7f9!important;color:#3b4450!important;font:14px/1.4 system-ui,sans-serif!important;text-align:center!important;cursor:pointer!important}
[contenteditable]{outline:2px solid #b4690e;cursor:text}
.consent-banner,.route-progress,[aria-labelledby="age-title"]{display:none!important}`;
