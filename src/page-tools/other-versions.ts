import { trimPath } from '@site/src/browser/navigation/address';
import { docsVersions } from '@site/src/config/versions';
import { noSuchPage } from '@site/src/lib/dom-contract';

/** The present page in another version. */
export interface OtherVersion {
  /** Name of the version in Docusaurus, used to remember the reader's choice. */
  readonly name: string;
  /** `v3`, `v4 latest` */
  readonly label: string;
  /** Says what its page is called, if it has another name. */
  readonly note: string;
  readonly href: string;
}

/** Selector of the entries in the navbar's version menu, which already link to the subject of the page in each version. */
const entries = 'button[aria-label^="Version "] + ul a[href]';

/** Splits the text of an entry at its first comma: `v3, As “Dialog”, also “Action Sheet”`. */
export function readEntry(text: string): { readonly label: string; readonly note: string } {
  const [label = '', ...notes] = text.split(', ');
  return { label, note: notes.join(', ') };
}

/** Lists the other versions that cover the subject of the present page, newest first. */
export function listOtherVersions(): OtherVersion[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(entries)].flatMap((link): OtherVersion[] => {
    const { pathname } = link;
    const { label, note } = readEntry(link.textContent ?? '');
    const version = docsVersions.find(({ name }) => name === label.split(' ')[0]);
    const isShown = trimPath(pathname) === trimPath(window.location.pathname);
    if (version === undefined || note.startsWith(noSuchPage) || isShown) return [];
    const { search, hash } = window.location;
    return [
      {
        name: version.docusaurusName,
        label,
        note: note.startsWith('As ') ? note : '',
        href: pathname + search + hash,
      },
    ];
  });
}
