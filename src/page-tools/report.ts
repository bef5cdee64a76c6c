import { feedback } from '@site/src/config/feedback';
import { copyText } from '../browser/clipboard';
import { makeButton, openDialog, showText } from '../browser/dialog';
import { make } from '../browser/make';
import { codeTitleClass } from '../lib/dom-contract';
import { type IssueFields, toCodeBlock, toInlineCode, toIssueAddress, writeIssue } from '../lib/issue';
import { findSectionInView, listSections, readPage } from './page-facts';
import styles from './styles.module.css';

/** A code block that a reader reports something about. */
interface Sample {
  /** Its title, usually the name of a file; empty when it has none. */
  readonly title: string;
  readonly language: string;
  /** Number of its first line, as shown in the block. */
  readonly firstLine: number;
  readonly lines: readonly string[];
}

export interface ReportOptions {
  /** Whether the reader says that the page is right. */
  readonly isRight?: boolean;
  /** Id of the section that the report is about; empty for the whole page. */
  readonly section: string;
  readonly sample?: Sample;
  /** Lines of the sample that the report is about. */
  readonly lines?: readonly [number, number] | undefined;
}

/**
 * Lets the reader say what is wrong on the page. Nothing leaves the browser before a button is pressed. The buttons open an issue with the text,
 * copy the text, or send it to the endpoint in the configuration, if there is one.
 */
export function openReport({ isRight = false, section, sample, lines }: ReportOptions): void {
  const page = readPage();
  const sections = listSections();
  const where = make('select', { class: 'field__input' }, make('option', { value: '' }, 'The whole page'));
  where.append(...sections.map(({ id, title }) => make('option', { value: id }, title)));
  where.value = section;
  const reason = make('textarea', { class: 'field__input', rows: '4' });
  const range = sample && makeRange(sample, lines);
  const kinds = isRight ? undefined : makeKinds();
  const status = make(
    'p',
    { role: 'status', class: 'field__hint' },
    'Your text stays in this browser until you send it. The report names the page, its version and your words, nothing else.',
  );

  function readFields(): IssueFields {
    const chosen = sections.find(({ id }) => id === where.value);
    return {
      title: page.title,
      url: chosen === undefined ? page.url : `${page.url}#${chosen.id}`,
      version: page.version,
      section: chosen?.title ?? 'the whole page',
      source: page.source,
      reason: [readKind(kinds), reason.value.trim() || '(no description)'].filter(Boolean).join('\n\n'),
      sample: sample === undefined ? '' : describeSample(sample, Number(range?.from.value), Number(range?.to.value)),
    };
  }

  const write = () => writeIssue(feedback, readFields());
  const issue = make('a', { target: '_blank', rel: 'noopener noreferrer' }, 'Open an issue on GitHub');
  const update = (): void => {
    issue.href = toIssueAddress(feedback.issues, write());
  };
  const { endpoint } = feedback;
  const copy = makeButton('Copy report', endpoint ? 'secondary' : 'primary', () => {
    const { title, body } = write();
    const text = `${title}\n\n${body}`;
    copyText(text).then(
      () => status.replaceChildren('Copied. Send it to us any way you like.'),
      () => showText(text),
    );
  });
  const send =
    endpoint &&
    makeButton('Send', 'primary', () => {
      status.replaceChildren('Sending…');
      post(endpoint, { answer: isRight ? 'yes' : 'no', ...readFields() }).then(
        () => status.replaceChildren('Sent. Thank you.'),
        () => status.replaceChildren('This could not be sent. Copy the report, or open an issue.'),
      );
    });

  const dialog = openDialog(
    isRight ? 'What helped?' : sample ? 'Report a mistake in this code' : 'Report a mistake',
    [
      ...(kinds === undefined ? [] : [kinds]),
      makeField('Where', make('span', { class: 'field__select' }, where, make('span', { class: 'chevron' }))),
      ...(range === undefined ? [] : [range.element]),
      makeField(isRight ? 'What helped you?' : 'What should it say?', reason),
      status,
    ],
    (close) => [issue, makeButton('Cancel', 'secondary', close), copy, ...(send ? [send] : [])],
  );
  dialog.addEventListener('input', update);
  update();
  reason.focus();
}

/** Makes a field of the kit. */
function makeField(label: string, field: HTMLElement): HTMLElement {
  return make('label', {}, make('span', { class: 'field__label' }, label), field);
}

/** Makes the choice of what is wrong. */
function makeKinds(): HTMLElement {
  const choices = ['Wrong or outdated', 'Hard to follow', 'Missing'].map((name, place) => {
    const radio = make('input', { type: 'radio', name: 'kind', value: name });
    radio.checked = place === 0;
    return make('label', { class: 'checkbox' }, radio, name);
  });
  const attributes = { role: 'radiogroup', 'aria-labelledby': '__report-kind', class: styles.kinds ?? '' };
  return make(
    'div',
    attributes,
    make('span', { id: '__report-kind', class: 'field__label' }, 'What is wrong?'),
    ...choices,
  );
}

function readKind(kinds: HTMLElement | undefined): string {
  return kinds?.querySelector<HTMLInputElement>(':checked')?.value ?? '';
}

interface Range {
  readonly element: HTMLElement;
  readonly from: HTMLInputElement;
  readonly to: HTMLInputElement;
}

/** Makes the fields for the lines of a sample. */
function makeRange({ firstLine, lines: { length } }: Sample, chosen: readonly [number, number] | undefined): Range {
  const last = firstLine + length - 1;
  const field = (value: number): HTMLInputElement => {
    const limits = { min: String(firstLine), max: String(last) };
    return make('input', { class: 'field__input', type: 'number', value: String(value), ...limits });
  };
  const [from, to] = (chosen ?? [firstLine, last]).map(field) as [HTMLInputElement, HTMLInputElement];
  return {
    element: make('div', { class: styles.range ?? '' }, makeField('First line', from), makeField('Last line', to)),
    from,
    to,
  };
}

/** Sends an answer. @throws when it does not arrive */
async function post(address: string, answer: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(answer),
    credentials: 'omit',
  });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
}

/**
 * Describes in Markdown which lines of a code block are meant, and quotes them.
 *
 * @param from first line, as numbered in the block
 * @param to last line
 */
export function describeSample({ title, language, firstLine, lines }: Sample, from: number, to: number): string {
  const end = firstLine + lines.length - 1;
  const [one, other] = [clamp(from, firstLine, end), clamp(to, firstLine, end)];
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  const name = title === '' ? 'Sample without a title' : `Sample ${toInlineCode(title)}`;
  const range = first === last ? `line ${first}` : `lines ${first} to ${last}`;
  const quoted = lines.slice(first - firstLine, last - firstLine + 1).join('\n');
  return `${name}, ${range} of ${firstLine === 1 ? end : `${firstLine} to ${end}`}:\n\n${toCodeBlock(quoted, language)}`;
}

function clamp(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;
}

/** Lets the reader report a mistake in a code block. @param block the element with the class `theme-code-block` */
export function reportSample(block: Element): void {
  const sample = readSample(block);
  openReport({ section: findSectionInView(block), sample, lines: readSelectedLines(block, sample.firstLine) });
}

/** @param block an element with the class `theme-code-block` */
function readSample(block: Element): Sample {
  const code = block.querySelector('pre code');
  const before = /code-line (\d+)/.exec(code?.getAttribute('style') ?? '')?.[1] ?? '0';
  const shown = [...(code?.querySelectorAll('.token-line') ?? [])].map((line) => line.textContent ?? '');
  return {
    title: block.querySelector(`.${codeTitleClass}`)?.textContent ?? '',
    language: /language-(\S+)/.exec(block.querySelector('pre')?.className ?? '')?.[1] ?? '',
    firstLine: Number(before) + 1,
    lines: shown.length > 0 ? shown.map((line) => line.replace(/\n$/, '')) : (code?.textContent ?? '').split('\n'),
  };
}

/** @returns the first and last selected line of a block, as numbered there; undefined when none is selected */
function readSelectedLines(block: Element, firstLine: number): readonly [number, number] | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed) return undefined;
  const numbers = [...block.querySelectorAll('.token-line')].flatMap((line, index) =>
    selection.containsNode(line, true) ? [firstLine + index] : [],
  );
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}
