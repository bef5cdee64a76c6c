/** What the buttons do that carry `data-page-tool`: loaded when the first of them is pressed. */
import { feedback } from '@site/src/config/feedback';
import { toolAttribute } from '@site/src/lib/page-tool';
import { make } from '../browser/make';
import { toggleMenu } from './menu';
import { findSectionInView } from './page-facts';
import { openReport } from './report';
import { readSample, readSelectedLines } from './sample';

const tools: Readonly<Record<string, (button: HTMLElement) => void>> = {
  menu: toggleMenu,
  yes: sayYes,
  no: () => openReport({ section: findSectionInView() }),
  sample(button) {
    const block = button.closest('.theme-code-block');
    if (block === null) return;
    const sample = readSample(block);
    openReport({ section: findSectionInView(block), sample, lines: readSelectedLines(block, sample.firstLine) });
  },
};

/** Does what a button is for. */
export function press(button: HTMLElement): void {
  // What tries before have said.
  for (const alert of button.parentElement?.querySelectorAll(':scope > [role="alert"]') ?? []) alert.remove();
  tools[button.getAttribute(toolAttribute) ?? '']?.(button);
}

function sayYes(button: HTMLElement): void {
  if (feedback.endpoint !== undefined) {
    openReport({ isRight: true, section: '' });
    return;
  }
  const place = button.parentElement;
  const status = place?.querySelector('[role="status"]') ?? make('span', { role: 'status' });
  place?.append(status);
  // A region that is new with its text is not read out.
  setTimeout(() => status.replaceChildren(' Good to know. Nothing was sent.'), 50);
}
