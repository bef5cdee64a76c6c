// tests/e2e/axe.ts
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

// src/config/accessibility.ts
var accessibilityRules = [
  { tag: "wcag2a", name: "WCAG 2.0, level A" },
  { tag: "wcag2aa", name: "WCAG 2.0, level AA" },
  { tag: "wcag21a", name: "WCAG 2.1, level A" },
  { tag: "wcag21aa", name: "WCAG 2.1, level AA" },
  { tag: "wcag22aa", name: "WCAG 2.2, level AA" },
  { tag: "best-practice", name: "good practice beyond WCAG" }
];

// tests/e2e/fixtures.ts
import { test as base, expect } from "@playwright/test";

// tests/ignore-resting-pointer.ts
function ignoreRestingPointer() {
  const ignore = (event) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener("pointermove", ignore, true);
}

// tests/e2e/fixtures.ts
function reportViolations() {
  document.addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective, sample }) => {
    console.error(`Content Security Policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`);
  });
}
var noSuchHost = /ERR_(?:NAME_NOT_RESOLVED|INTERNET_DISCONNECTED)/;
var blockedWorker = "Service Worker registration blocked by Playwright";
var policyMessage = /content.security.policy/i;
var test = base.extend({
  expectedMessages: [/^$/, { option: true }],
  // The web server of playwright.config.ts sets this variable after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  baseURL: async ({}, use) => use(`http://localhost:${process.env.SITE_PORT}`),
  devTools: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await use(session);
    await session.detach();
  },
  slowDown: async ({ devTools }, use) => {
    await use(async () => {
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    });
  },
  pictureOfFailure: [
    async ({ context }, use, testInfo) => {
      await use();
      const page = context.pages().at(-1);
      if (page === void 0 || testInfo.status === testInfo.expectedStatus) return;
      const path = testInfo.outputPath("failed.png");
      await page.screenshot({ path });
      await testInfo.attach("screenshot", { path, contentType: "image/png" });
    },
    { auto: true }
  ],
  complaints: [
    async ({ context, expectedMessages }, use) => {
      const complaints = [];
      context.on("requestfailed", (request) => {
        const isOurs = new URL(request.url()).hostname === "localhost";
        const isLost = noSuchHost.test(request.failure()?.errorText ?? "");
        if (isLost && !isOurs) complaints.push(`requested another host: ${request.url()}`);
      });
      context.on("console", (message) => {
        const isLoud = message.type() === "error" || message.type() === "warning";
        if (message.text() === blockedWorker) return;
        if (isLoud && (policyMessage.test(message.text()) || !expectedMessages.test(message.text()))) {
          complaints.push(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`);
        }
      });
      await context.addInitScript(reportViolations);
      await context.addInitScript(ignoreRestingPointer);
      context.on("weberror", (error) => {
        const { message } = error.error();
        if (!expectedMessages.test(message)) complaints.push(`uncaught: ${message}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true }
  ]
});

// tests/e2e/dark.ts
var goDark = (page) => choose(page, "dark");
var goLight = (page) => choose(page, "light");
async function choose(page, theme) {
  await page.evaluate((newValue) => {
    const oldValue = localStorage.getItem("theme");
    localStorage.setItem("theme", newValue);
    dispatchEvent(new StorageEvent("storage", { key: "theme", oldValue, newValue, storageArea: localStorage }));
  }, theme);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await settle(page);
}
async function settle(page) {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
}

// tests/e2e/axe.ts
var tags = accessibilityRules.map(({ tag }) => tag);
var axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
async function loadAxe(page) {
  if (!await page.evaluate(() => "axe" in window)) await page.evaluate(axeSource);
}
var frameParts = "nav.navbar, aside.theme-doc-sidebar-container, .theme-doc-toc-desktop, footer.theme-layout-footer";
async function findViolationsInBothThemes(page, only) {
  const remembers = only === "new";
  await goLight(page);
  const light = await lookAtPage(page, remembers, "everything");
  await goDark(page);
  const dark = await lookAtPage(page, remembers, "colors");
  return [...light.map((violation) => `light: ${violation}`), ...dark.map((violation) => `dark: ${violation}`)];
}
var colorRules = ["color-contrast", "link-in-text-block"];
var slowRules = {
  "color-contrast": "[data-new-colors]",
  "link-in-text-block": "a[href][data-new-colors]",
  "target-size": ":not([data-known-target])"
};
async function lookAtPage(page, remembers, aspect) {
  await loadAxe(page);
  const violations = await page.evaluate(
    async ([rules, slow, frame, isSweep]) => {
      for (let frame2 = 0; frame2 < 3; frame2++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const store = window;
      const known = (isSweep ? store.knownToTest : void 0) ?? /* @__PURE__ */ new Set();
      store.knownToTest = known;
      const grounds = /* @__PURE__ */ new Map();
      const describeGround = (element) => {
        if (element === null) return "";
        const ground = grounds.get(element);
        if (ground !== void 0) return ground;
        const { backgroundColor, backgroundImage, opacity, filter: filter2, mixBlendMode } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity, filter2, mixBlendMode].join(" ");
        const isPlain = own === "rgba(0, 0, 0, 0) none 1 none normal";
        const whole = (isPlain ? "" : `${own}/`) + describeGround(element.parentElement);
        grounds.set(element, whole);
        return whole;
      };
      const describeText = (element) => {
        const { color, fontSize, fontWeight, textDecorationLine, textShadow, position } = getComputedStyle(element);
        const outer2 = element.parentElement === null ? "" : getComputedStyle(element.parentElement).color;
        const link = element.localName === "a" ? "a" : "";
        const own = [link, color, fontSize, fontWeight, textDecorationLine, textShadow, position, outer2].join(" ");
        return `${own} on ${describeGround(element)}`;
      };
      const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
      const fresh = [...document.body.querySelectorAll("*")].filter((element) => {
        if (!(element.matches("a, input, button") || hasText(element)) || !element.checkVisibility()) return false;
        const way = describeText(element);
        if (known.has(way)) return false;
        known.add(way);
        return true;
      });
      const headings = "h1, h2, h3, h4, h5, h6";
      const listBlocks = (element) => [...element.children].flatMap((child) => {
        if (child.matches(headings)) return [];
        return child.querySelector(headings) === null ? [child] : listBlocks(child);
      });
      const outer = /* @__PURE__ */ new Set();
      for (const one of fresh) for (let at = one; at !== null; at = at.parentElement) outer.add(at);
      const isKnownPart = (part2, content) => {
        const isKnown = known.has(content);
        known.add(content);
        return isKnown && !outer.has(part2);
      };
      const listKnownParts = () => [
        ...[...document.querySelectorAll(frame)].filter(
          (part2) => isKnownPart(part2, `${part2.className}: ${part2.textContent}`)
        ),
        // Without link targets, which differ from version to version and which no rule reads.
        ...[...document.querySelectorAll(".theme-doc-markdown")].flatMap(listBlocks).filter((block) => isKnownPart(block, block.outerHTML.replace(/ href="[^"]*"/g, " href")))
      ];
      const away = (isSweep ? listKnownParts() : []).map((part2) => ({ part: part2, place: document.createComment("") }));
      const enough = 24;
      const isKnownTarget = (element) => {
        const { width, height } = element.getBoundingClientRect();
        const kind = `${element.localName}.${element.className} in ${element.parentElement?.className}`;
        const isKnown = known.has(kind);
        known.add(kind);
        return isKnown && width >= enough && height >= enough;
      };
      const targets = [...document.querySelectorAll("a, button, input, select, summary, [tabindex], [role]")];
      const marks = {
        "data-new-colors": fresh,
        "data-known-target": isSweep ? targets.filter(isKnownTarget) : []
      };
      const setMarks = (isOn) => {
        for (const [mark, elements] of Object.entries(marks)) {
          for (const element of elements) element.toggleAttribute(mark, isOn);
        }
      };
      setMarks(true);
      for (const { part: part2, place } of away) part2.replaceWith(place);
      store.axe.configure({ noHtml: true, rules: Object.entries(slow).map(([id, selector]) => ({ id, selector })) });
      const result = await store.axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
      for (const { part: part2, place } of away) place.replaceWith(part2);
      setMarks(false);
      return result.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary }))
      }));
    },
    [aspect === "colors" ? colorRules : tags, slowRules, frameParts, remembers]
  );
  return describeViolations(violations);
}
function describeViolations(violations) {
  return violations.flatMap(
    ({ id, nodes }) => nodes.map((node) => `${id} at ${node.target.join(" ")}: ${(node.failureSummary ?? "").replace(/\s+/g, " ")}`)
  );
}

// ../../../tmp/br1-look/shim.ts
import { chromium, expect as expect2 } from "/work/wt/br1/node_modules/@playwright/test/index.mjs";
var configured = expect2.configure({ timeout: 25e3 });
var queue = [];
var scope = { name: "", opts: {} };
function test2(name, a, b) {
  queue.push({ name: scope.name + name, fn: b ?? a, opts: { ...scope.opts }, scope });
}
test2.describe = (name, fn) => {
  const before = scope;
  scope = { name: before.name + name + " > ", opts: { ...before.opts } };
  fn();
  scope = before;
};
test2.use = (o) => {
  Object.assign(scope.opts, o);
};
test2.skip = () => {
};
test2.beforeEach = (f) => {
  scope.before = f;
};
test2.afterEach = (f) => {
  scope.after = f;
};
async function openPage(page, path) {
  const r = await page.goto(path);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await expect2(page.locator("[data-draws] [data-portion], .theme-doc-markdown[style]")).toHaveCount(0);
  return r;
}
async function holdBack(page, address) {
  let release = () => {
  };
  const p = new Promise((r) => {
    release = r;
  });
  await page.route(address, async (route) => {
    await p;
    await route.continue();
  });
  return release;
}
async function triggerFirstInteraction(page) {
  await page.keyboard.press("Shift");
}
var filter = new RegExp(process.env.ONLY ?? ".");
setTimeout(async () => {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu", "--in-process-gpu"] });
  let bad = 0;
  for (const t of queue.filter(({ name }) => filter.test(name))) {
    const context = await browser.newContext({ baseURL: "http://localhost:4471", viewport: { width: 1280, height: 720 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const log = [];
    const exp = t.opts.expectedMessages ?? t.scope.opts.expectedMessages ?? /^$/;
    page.on("console", (m) => {
      if (["error", "warning"].includes(m.type()) && !exp.test(m.text()) && !/Service Worker/.test(m.text())) log.push(m.text());
    });
    context.on("weberror", (e) => {
      if (!exp.test(e.error().message)) log.push("uncaught " + e.error().message + (e.error().stack ?? "").slice(0, 300));
    });
    const start = Date.now();
    try {
      await t.scope.before?.({ page, context });
      await Promise.race([t.fn({ page, context }), new Promise((_, r) => setTimeout(() => r(new Error("TIMEOUT")), 6e4))]);
      console.log(log.length ? "LOUD" : "ok", t.name, Date.now() - start, log.slice(0, 4));
      if (log.length) bad++;
    } catch (e) {
      bad++;
      console.log("FAIL", t.name, Date.now() - start, String(e.message).slice(0, 900), log.slice(0, 5));
      await page.screenshot({ path: `/tmp/br1-look/fail-${bad}.png`, timeout: 5e3 }).catch(() => {
      });
    }
    await context.close();
    await t.scope.after?.({});
  }
  await browser.close();
  console.log("bad", bad);
  process.exit(0);
}, 10);

// tests/e2e/.look.ts
test2.use({
  reuseContext: false,
  expectedMessages: /Failed to (?:load resource|fetch)|Loading (?:CSS )?chunk|could not be loaded|Unexpected|Invalid or unexpected|is not valid JSON|responds with|SyntaxError|JSON/
});
var otherSite = "<!doctype html><title>Guest network</title><h1>Please log in</h1>";
var answerPage = (status) => (route) => route.fulfill({ status, contentType: "text/html", body: otherSite });
var faults = {
  "is missing": answerPage(404),
  "meets a server error": answerPage(500),
  "is the page of another site": answerPage(200),
  "is cut off": async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({
      status: 200,
      contentType: response.headers()["content-type"] ?? "",
      body: body.subarray(0, body.length / 2)
    });
  },
  "does not arrive": (route) => route.abort(),
  "is redirected to a page": (route) => route.fulfill({ status: 302, headers: { location: "/docs/web" } })
};
var allFaults = Object.keys(faults);
var part = "This part of the page could not be loaded. Check your connection.";
var kinds = {
  "the code of the search page": {
    path: "/docs/search?q=camera",
    files: "**/assets/js/search-page*.js",
    says: part,
    works: (page) => configured(page.locator("[data-result]").first()).toBeVisible()
  },
  "the code of the upgrade assistant": {
    path: "/docs/upgrade",
    files: "**/assets/js/upgrade-page*.js",
    says: part,
    works: (page) => configured(page.getByText("Paste a package.json, or pick plugins.")).toBeVisible()
  },
  "the code of the offline page": {
    path: "/docs/offline",
    files: "**/assets/js/offline-page*.js",
    says: part,
    works: (page) => configured(page.getByText(/pages and their search, /).first()).toBeVisible()
  },
  "the code of a filter": {
    path: "/docs/apis",
    files: "**/assets/js/lists*.js",
    says: part,
    async works(page) {
      const bar = page.getByRole("search", { name: "Filter plugins" });
      await bar.getByRole("searchbox").fill("camera");
      await configured(bar.getByRole("status")).toHaveText(/^\d+ of \d+ plugins$/);
    }
  },
  "the code that starts components": {
    path: "/docs/versions",
    files: "**/assets/js/islands-start*.js",
    says: part,
    async works(page) {
      const button = page.getByRole("group", { name: "My app uses" }).getByRole("button", { name: "v3" });
      await button.click();
      await configured(button).toHaveAttribute("aria-pressed", "true");
    }
  },
  "the code of the page menu": {
    path: "/docs/apis/toast",
    files: "**/assets/js/late*.js",
    act: (page) => page.locator('[data-page-tool="menu"]').click(),
    says: part,
    works: (page) => configured(page.getByRole("menu", { name: "Page" })).toBeVisible()
  },
  "the list of keys": {
    path: "/docs/apis/toast",
    files: "**/assets/js/key-help*.js",
    act: (page) => page.keyboard.press("?"),
    says: "The list of keys could not be loaded.",
    works: (page) => configured(page.getByRole("dialog", { name: "Keys" })).toBeVisible()
  },
  "the notes for my version": {
    path: "/docs/apis/toast",
    files: "**/assets/js/my-version*.js",
    act: async (page) => {
      await page.evaluate(() => localStorage.setItem("docs-my-version", "v3"));
      await triggerFirstInteraction(page);
    },
    says: "What your version lacks could not be marked on this page.",
    works: (page) => configured(page.getByRole("complementary", { name: "Your version" })).toBeVisible()
  },
  "the suggestions for an unknown address": {
    path: "/docs/apis/modals",
    files: "**/assets/js/not-found*.js",
    says: "The pages that you may be looking for could not be loaded.",
    works: (page) => configured(page.getByRole("main").getByRole("link", { name: "/docs/apis/dialog", exact: true })).toBeVisible()
  },
  "the data of the upgrade assistant": {
    path: "/docs/upgrade",
    files: "**/upgrade/data.json",
    says: "What the assistant knows could not be loaded. Check your connection.",
    works: (page) => configured(page.getByText("Paste a package.json, or pick plugins.")).toBeVisible()
  },
  "the index of the search": {
    path: "/docs/search?q=camera",
    files: "**/search-index/**",
    says: "The search could not be loaded. Check your connection",
    works: (page) => configured(page.locator("[data-result]").first()).toBeVisible()
  },
  "the list of what can be kept": {
    path: "/docs/offline",
    files: "**/offline/index.json",
    says: "The site can\u2019t be reached.",
    works: (page) => configured(page.getByText(/pages and their search, /).first()).toBeVisible(),
    // Each is requested three times, with pauses.
    faults: ["is missing", "is cut off"]
  }
};
async function follow(page, path) {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.querySelector("main")?.append(link);
    link.click();
  }, path);
}
for (const [name, { path, files, act, says, works, faults: own }] of Object.entries(kinds)) {
  for (const arrival of ["on the first page", "after a link"]) {
    if (arrival === "after a link" && (act !== void 0 || path.endsWith("modals") || own !== void 0)) continue;
    test2(`${name}, ${arrival}`, async ({ page }) => {
      const all = arrival === "after a link" ? ["is cut off", "does not arrive"] : allFaults;
      const [first = "is missing", ...others] = own ?? all;
      let fail = faults[first];
      let asked = 0;
      await page.route(files, (route) => {
        asked += 1;
        return fail(route);
      });
      if (arrival === "on the first page") await openPage(page, path);
      else {
        await openPage(page, "/docs/web");
        await follow(page, path);
      }
      await act?.(page);
      const told = page.getByText(says);
      const again = page.getByRole("button", { name: "Try again" });
      for (const fault of [void 0, ...others]) {
        if (fault !== void 0) {
          fail = faults[fault];
          const before = asked;
          await configured(async () => {
            await again.click({ timeout: 1e3 });
            await configured.poll(() => asked, { timeout: 1e3 }).toBeGreaterThan(before);
          }, fault).toPass();
        }
        await configured(told, fault ?? first).toBeVisible();
        await configured(again).toBeVisible();
      }
      const release = await holdBack(page, files);
      await configured(async () => {
        await again.click({ timeout: 1e3 });
        await configured(page.getByRole("alert").filter({ hasText: "crashed" })).toHaveCount(0);
        release();
        await works(page);
      }).toPass();
      await configured(told).toHaveCount(0);
    });
  }
}
test2.describe("a page behind a link", () => {
  const next = "/docs/ios";
  const outcomes = {
    "is missing": "what the server says",
    "meets a server error": "what the server says",
    "is the page of another site": "what the server says",
    "is cut off": "its message",
    "does not arrive": "its message",
    "is redirected to a page": "the page at its real address"
  };
  for (const [fault, outcome] of Object.entries(outcomes)) {
    test2(`that ${fault}: the reader sees ${outcome}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { get: () => ({ effectiveType: "2g", saveData: true }) });
      });
      await openPage(page, "/docs/android");
      await page.route(`**${next}`, faults[fault]);
      await follow(page, next);
      if (outcome === "what the server says") {
        await configured(page.getByRole("heading", { name: "Please log in" })).toBeVisible();
        await configured(page).toHaveURL(new RegExp(`${next}$`));
        return;
      }
      if (outcome === "the page at its real address") {
        await configured(page).toHaveURL(/\/docs\/web$/);
        await configured(page.locator("article h1")).toBeVisible();
        return;
      }
      const box = page.getByRole("alert");
      await configured(box.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded.");
      await configured(box).toContainText(fault === "is cut off" ? "Only a part of it arrived." : "Check your connection");
      await configured(box).toBeFocused();
      await configured(page).toHaveTitle(/^This page could not be loaded\. \| /);
      await configured(page.locator('aside [aria-current="page"]')).toHaveText(["Getting Started"]);
      configured((await findViolationsInBothThemes(page)).filter((line) => line.includes("contrast"))).toEqual([]);
      const retry = box.getByRole("button", { name: "Retry" });
      await retry.click();
      await configured(retry).toBeVisible();
      await page.unroute(`**${next}`);
      await retry.click();
      await configured(page.locator("article h1")).toHaveText(/iOS/);
      await configured(page.getByRole("alert")).toHaveCount(0);
      await configured(page).not.toHaveTitle(/could not/);
      await configured(page.locator('aside [aria-current="page"]')).toHaveCount(1);
    });
  }
});
test2.describe("the first page", () => {
  test2("that is cut off says so, and is fetched again", async ({ page }) => {
    await page.route("**/docs/ios", faults["is cut off"]);
    await page.goto("/docs/ios");
    await configured(page.getByRole("alert")).toContainText("Only a part of this page has arrived.");
    await page.unroute("**/docs/ios");
    await page.getByRole("button", { name: "Try again" }).click();
    await configured(page.getByRole("contentinfo")).toBeVisible();
    await configured(page.getByRole("alert")).toHaveCount(0);
  });
  test2("whose main script fails says so, in whatever way it fails, and tries again", async ({ page }) => {
    const files = "**/assets/js/main*.js";
    const again = page.getByRole("button", { name: "Try again" });
    for (const fault of allFaults) {
      await page.route(files, faults[fault]);
      if (fault === allFaults[0]) await page.goto("/docs/ios");
      else {
        await page.evaluate(() => Object.assign(window, { isBefore: true }));
        await again.click();
        await page.waitForFunction(() => !("isBefore" in window));
      }
      await configured(page.getByRole("alert"), fault).toContainText("Menus could not be loaded.");
      await page.unroute(files);
    }
    await again.click();
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await configured(page.getByRole("alert")).toHaveCount(0);
  });
});
async function breakBrowser(page, kind) {
  await page.addInitScript((broken) => {
    Object.assign(window, { isBroken: true });
    const check = () => {
      if ("isBroken" in window && window.isBroken === true) throw new Error("Broken on purpose");
    };
    if (broken === "parameters") {
      const { get } = URLSearchParams.prototype;
      URLSearchParams.prototype.get = function(name) {
        check();
        return get.call(this, name);
      };
    } else {
      Object.defineProperty(window, "scrollY", {
        get: () => {
          check();
          return 0;
        }
      });
    }
  }, kind);
}
test2.describe("an application that crashes", () => {
  test2.use({ expectedMessages: /Broken on purpose|The above error|recreate this component tree|hydrat/ });
  test2("says so on its page, and starts again", async ({ page }) => {
    await breakBrowser(page, "parameters");
    await openPage(page, "/docs/search?q=camera");
    const box = page.getByRole("main").getByRole("alert");
    await configured(box.getByRole("heading", { name: "This page crashed." })).toBeVisible();
    await configured(box).toContainText("Broken on purpose");
    await configured(box).toBeFocused();
    await configured(page).toHaveTitle(/^This page crashed\. \| /);
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await box.getByRole("button", { name: "Try again" }).click();
    await configured(page.locator("[data-result]").first()).toBeVisible();
    await configured(box).toHaveCount(0);
  });
  test2("says so in the search dialog, and starts again", async ({ page }) => {
    await openPage(page, "/docs/apis/toast");
    await breakBrowser(page, "scroll position");
    await page.reload();
    await page.locator(".navbar").getByRole("button", { name: "Search", exact: true }).click();
    const box = page.getByRole("dialog", { name: "Search" }).getByRole("alert");
    await configured(box.getByRole("heading", { name: "The search crashed." })).toBeVisible();
    await configured(box).toContainText("Broken on purpose");
    await page.evaluate(() => Object.assign(window, { isBroken: false }));
    await box.getByRole("button", { name: "Try again" }).click();
    await configured(page.locator(".DocSearch-Input")).toBeFocused();
    await page.keyboard.press("Escape");
    await configured(page.getByRole("dialog", { name: "Search" })).toHaveCount(0);
  });
});
test2("a browser without IntersectionObserver, whose matchMedia throws, shows pages, results and components", async ({
  page
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "IntersectionObserver");
    window.matchMedia = () => {
      throw new Error("Not here");
    };
  });
  await openPage(page, "/docs/search?q=camera");
  await configured(page.locator("[data-result]").first()).toBeVisible();
  await configured(page.getByRole("button", { name: "Show more results" })).toBeVisible();
  await page.locator("[data-result] a").first().click();
  await configured(page.locator("article h1")).toHaveText("Camera");
  await triggerFirstInteraction(page);
  await configured(
    page.getByRole("button", { name: "Copy code to clipboard", includeHidden: true }).first()
  ).toBeAttached();
  await openPage(page, "/docs/versions");
  const button = page.getByRole("group", { name: "My app uses" }).getByRole("button", { name: "v3" });
  await button.click();
  await configured(button).toHaveAttribute("aria-pressed", "true");
});
test2("prefetches do not pile up in the head", async ({ page }) => {
  await openPage(page, "/docs/config");
  await triggerFirstInteraction(page);
  for (const path of ["/docs/web", "/docs/ios", "/docs/android", "/docs/basics/workflow"]) {
    await page.locator(".pagination-nav__link").first().scrollIntoViewIfNeeded();
    await configured.poll(() => page.locator('head link[rel="prefetch"]').count()).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    await follow(page, path);
    await configured(page).toHaveURL(new RegExp(`${path}$`));
    await configured(page.locator('head link[rel="prefetch"]:not([href*="/apis/"])').first()).toBeAttached();
    configured(await page.locator('head link[rel="prefetch"]').count()).toBeLessThan(12);
  }
});
