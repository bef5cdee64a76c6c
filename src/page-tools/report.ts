import { feedback } from '@site/src/config/feedback';
import { copyText } from '../browser/clipboard';
import { make } from '../browser/make';
import { type IssueFields, toIssueAddress, writeIssue } from '../lib/issue';
import { describeSample } from './describe-sample';
import { openDialog, showText } from './dialog';
import { makeButton } from './elements';
import { listSections, readPage } from './page-facts';
import type { Sample } from './sample';
import styles from './styles.module.css';

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
  const where = make('select', { class: styles.field ?? '' }, make('option', { value: '' }, 'The whole page'));
  where.append(...sections.map(({ id, title }) => make('option', { value: id }, title)));
  where.value = section;
  const reason = make('textarea', { class: styles.field ?? '', rows: '4' });
  const range = sample && makeRange(sample, lines);
  const status = make('p', { role: 'status' });

  function readFields(): IssueFields {
    const chosen = sections.find(({ id }) => id === where.value);
    return {
      title: page.title,
      url: chosen === undefined ? page.url : `${page.url}#${chosen.id}`,
      version: page.version,
      section: chosen?.title ?? 'the whole page',
      source: page.source,
      reason: reason.value.trim() === '' ? '(no description)' : reason.value,
      sample: sample === undefined ? '' : describeSample(sample, Number(range?.from.value), Number(range?.to.value)),
    };
  }

  const write = () => writeIssue(feedback, readFields());
  const issue = make(
    'a',
    { class: `${styles.action} ${styles.main}`, target: '_blank', rel: 'noopener noreferrer' },
    'Open an issue',
  );
  const update = (): void => {
    issue.href = toIssueAddress(feedback.issues, write());
  };
  const copy = makeButton('Copy report', styles.action ?? '', () => {
    const { title, body } = write();
    const text = `${title}\n\n${body}`;
    copyText(text).then(
      () => status.replaceChildren('Copied. You can send it to us any way you like.'),
      () => showText(text),
    );
  });
  const { endpoint } = feedback;
  const send =
    endpoint &&
    makeButton('Send', `${styles.action} ${styles.main}`, () => {
      status.replaceChildren('Sending…');
      post(endpoint, { answer: isRight ? 'yes' : 'no', ...readFields() }).then(
        () => status.replaceChildren('Sent. Thank you.'),
        () => status.replaceChildren('This could not be sent. Copy the report, or open an issue.'),
      );
    });

  const dialog = openDialog(
    isRight ? 'What helped?' : sample ? 'Report a mistake in this code' : 'Report a mistake',
    [
      make(
        'p',
        {},
        'Nothing is sent until you press a button. To open an issue you need a GitHub account. Anyone can read it.',
      ),
      label('Where', where),
      ...(range === undefined ? [] : [range.element]),
      label(isRight ? 'What helped you?' : 'What is wrong?', reason),
      status,
    ],
    [...(send ? [send] : []), issue, copy],
  );
  dialog.addEventListener('input', update);
  update();
  reason.focus();
}

function label(text: string, field: HTMLElement): HTMLElement {
  return make('label', { class: styles.label ?? '' }, text, field);
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
    return make('input', { class: styles.field ?? '', type: 'number', value: String(value), ...limits });
  };
  const [from, to] = (chosen ?? [firstLine, last]).map(field) as [HTMLInputElement, HTMLInputElement];
  return {
    element: make('div', { class: styles.range ?? '' }, label('First line', from), label('Last line', to)),
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
