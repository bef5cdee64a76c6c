import { docsVersions } from '@site/src/config/versions';
import { noSuchPage } from '@site/src/lib/no-such-page';

/** The present page in another version. */
export interface OtherVersion {
  /** As Docusaurus knows the version, for the reader's choice to be remembered. */
  readonly name: string;
  /** `v3`, `v4 latest` */
  readonly label: string;
  /** What its page is called, where it has another name. */
  readonly note: string;
  readonly href: string;
}

/** The entries of the menu of versions in the bar; it knows where the subject of the page is. */
const entries = 'button[aria-label^="Version "] + ul a[href]';

/** Lists the other versions that have the subject of the present page, newest first. */
export function listOtherVersions(): OtherVersion[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(entries)].flatMap((link): OtherVersion[] => {
    const { pathname } = link;
    const [label = '', note = ''] = (link.textContent ?? '').split(', ');
    const version = docsVersions.find(({ name }) => name === label.split(' ')[0]);
    if (version === undefined || note.startsWith(noSuchPage) || pathname === window.location.pathname) return [];
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
