import { repository } from './repository';

/** Where readers' corrections go. Nothing is sent until a reader presses a button that says so. */
export interface Feedback {
  /** Page for writing an issue. It must accept `title` and `body` in its query, as GitHub's does. */
  readonly issues: string;
  /**
   * Address that answers are posted to, as JSON (see the README beside it). If it is set, the form has a send button, and the content security policy
   * allows the origin of the address and nothing else.
   */
  readonly endpoint: string | undefined;
  /** Title of an issue. */
  readonly title: string;
  /** Text of an issue, in Markdown. Names in braces are replaced with values: `issueFields` in `src/lib/issue.ts` lists them. */
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
