import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { type HtmlNode, parseHtml } from '../page-text/html-tree';
import { truncateText } from '../page-text/truncate-text';

/** The text of a documentation page, as the steps read it. */
export interface PageText {
  readonly html: string;
  /** Parsed once, on first access. */
  readonly nodes: readonly HtmlNode[];
}

/** A page of the finished build while the steps work on it. It is read on first access, and written only if it has changed. */
export class FinishedPage {
  private read: string | undefined;
  private written: string | undefined;
  private cut: PageText | undefined;

  /**
   * @param outDir absolute path of the build
   * @param file path from `outDir`, with `/`: `apis/camera/index.html`
   */
  constructor(
    private readonly outDir: string,
    readonly file: string,
  ) {}

  get html(): string {
    this.read ??= readFileSync(join(this.outDir, this.file), 'utf8');
    return this.written ?? this.read;
  }

  set html(html: string) {
    this.written = html;
    this.cut = undefined;
  }

  /** Undefined for pages that are not documentation. */
  get text(): PageText | undefined {
    this.cut ??= readPageText(this.html);
    return this.cut;
  }

  /** Writes the page if it has changed. */
  save(): void {
    if (this.written !== undefined && this.written !== this.read)
      writeFileSync(join(this.outDir, this.file), this.written);
  }
}

/**
 * @param page HTML of a built page
 * @returns its text; undefined for a page that is not documentation
 */
export function readPageText(page: string): PageText | undefined {
  const html = truncateText(page);
  if (html === undefined) return undefined;
  let nodes: readonly HtmlNode[] | undefined;
  return {
    html,
    get nodes() {
      nodes ??= parseHtml(html);
      return nodes;
    },
  };
}

/** Reads the content of a meta tag, as written. In built pages, attributes have no quotes if they do not need them. */
export function readMeta(head: string, name: string): string | undefined {
  const tag = new RegExp(`<meta [^>]*?(?:name|property)="?${name}"?(?=[ />])[^>]*>`).exec(head)?.[0];
  const match = /content=(?:"([^"]*)"|([^\s>]*))/.exec(tag ?? '');
  return match?.[1] ?? match?.[2];
}

/** Whether lists may have a page. Only its address leads to one with `unlisted: true`, which the banner of the theme says. */
export function isListed(html: string): boolean {
  return !/<\w+ [^>]*\btheme-unlisted-banner\b/.test(html);
}

/**
 * @param route address of a page: `/docs/apis/camera`
 * @param baseUrl path of the site, with a trailing slash
 * @returns the page's file in the build
 */
export function fileOfRoute(route: string, baseUrl: string): string {
  return posix.join(route.slice(baseUrl.length), 'index.html');
}

/**
 * Writes a file of the build, in a folder that may not exist yet.
 *
 * @param file absolute path
 */
export function writeBuilt(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
