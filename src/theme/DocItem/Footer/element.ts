import { findTarget } from '@site/src/browser/events';
import { make } from '@site/src/browser/make';
import { focusOnce } from '@site/src/browser/navigation/focus';
import { feedback } from '@site/src/config/feedback';
import { findSectionInView } from '@site/src/page-tools/page-facts';
import { openReport } from '@site/src/page-tools/report';

/** The question whether the page helps. Nothing is sent before the reader presses a button for it. */
export default class PageFeedback extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this);
  }

  handleEvent(event: Event): void {
    const answer = findTarget(event, 'button')?.getAttribute('value');
    if (answer === 'no') openReport({ section: findSectionInView() });
    else if (answer === 'yes' && feedback.endpoint !== undefined) openReport({ isRight: true, section: '' });
    else if (answer === 'yes') this.thank();
  }

  private thank(): void {
    const status = make('b', { role: 'status' });
    this.replaceChildren(status);
    // Screen readers do not announce a live region that is added together with its text.
    setTimeout(() => status.replaceChildren('Thanks.'), 50);
    // The button that had the focus is gone.
    focusOnce(status);
  }
}
