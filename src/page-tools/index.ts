/** The actions of the buttons with `data-page-tool`. This module loads when the first of them is pressed. */
import { feedback } from '@site/src/config/feedback';
import { toolAttribute } from '@site/src/lib/dom-contract';
import { make } from '../browser/make';
import { toggleMenu } from './menu';
import { findSectionInView } from './page-facts';
import { openReport } from './report';
import { readSample, readSelectedLines } from './sample';

const tools: Readonly<Record<string, (button: HTMLElement) => void>> = {
  menu: toggleMenu,
  yes: confirmHelpful,
  no: () => openReport({ section: findSectionInView() }),
  sample(button) {
    const block = button.closest('.theme-code-block');
    if (block === null) return;
    const sample = readSample(block);
    openReport({ section: findSectionInView(block), sample, lines: readSelectedLines(block, sample.firstLine) });
  },
};

/** Runs the action of a button. */
export function press(button: HTMLElement): void {
  tools[button.getAttribute(toolAttribute) ?? '']?.(button);
}

function confirmHelpful(button: HTMLElement): void {
  if (feedback.endpoint !== undefined) {
    openReport({ isRight: true, section: '' });
    return;
  }
  const place = button.parentElement;
  const status = place?.querySelector('[role="status"]') ?? make('span', { role: 'status' });
  place?.append(status);
  // Screen readers do not announce a live region that is added together with its text.
  setTimeout(() => status.replaceChildren(' Thanks. Nothing was sent.'), 50);
}
