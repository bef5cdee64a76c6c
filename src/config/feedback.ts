import { repository } from './repository';

/** Where readers' corrections go. Nothing is sent before a reader presses a button that says so. */
export interface Feedback {
  /** Page on which an issue is written; it must take `title` and `body` in its address, as GitHub's does. */
  readonly issues: string;
  /**
   * Address that answers are posted to, as JSON (see CONTRIBUTING.md). With one, the form has a button that sends; the content security policy
   * allows the origin of the address, and nothing else. Undefined for none.
   */
  readonly endpoint: string | undefined;
  /** Title of an issue. */
  readonly title: string;
  /** Text of an issue, in Markdown. What stands in braces is filled in: `issueFields` in `src/lib/issue.ts` lists the names. */
  readonly body: string;
}

export const feedback: Feedback = {
  issues: `${repository.url}/issues/new`,
  endpoint: undefined,
  title: 'Docs {version}: {title}',
  body: `- Page: {title}, {url}
- Version: {version}
- Section: {section}
- Source: {source}

{reason}

{sample}`,
};
