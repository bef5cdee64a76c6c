import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { accessibilityRules, otherBrowsers, testedSizes } from '@site/src/config/accessibility.mjs';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const issues = 'https://github.com/ionic-team/capacitor/issues';

const sizes = Object.values(testedSizes)
  .map(({ width, height }) => `${width} × ${height}`)
  .join(' and ');

const others = Object.values(otherBrowsers)
  .map(({ name }) => name)
  .join(' and ');

/** The accessibility statement. Lists and sizes in it are the ones that the tests read. */
export default function AccessibilityPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Accessibility"
        description="What the Capacitor docs do to be usable by everybody, how that is tested, what is known to be missing, and where to report a barrier."
      />
      <main className={`container margin-vert--lg ${styles.page}`}>
        <article className="markdown">
          <header>
            <h1>Accessibility</h1>
          </header>
          <p>
            These docs are meant to be read and searched by everybody: with a keyboard, a screen reader, large letters,
            a narrow window, strong colours or without JavaScript. The aim is level AA of the{' '}
            <Link href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines (WCAG) 2.2</Link>.
          </p>
          <Tested />
          <Limits />
          <h2 id="report">Report a barrier</h2>
          <p>
            Something keeps you from reading, finding or copying what you need? <Link href={issues}>Open an issue</Link>{' '}
            with the address of the page, what you tried, and the browser and assistive technology that you use. It is a
            bug like any other.
          </p>
        </article>
      </main>
    </Layout>
  );
}

function Tested(): ReactNode {
  return (
    <>
      <h2 id="tested">What is tested</h2>
      <p>The automated tests, which are to be run before each change is published, check the built site:</p>
      <ul>
        <li>
          Every page for readers, in the light theme and a wide window, with all rules of{' '}
          <Link href="https://github.com/dequelabs/axe-core">axe-core</Link> in these groups; none is switched off:
          <ul>
            {accessibilityRules.map(({ tag, name }) => (
              <li key={tag}>{name}</li>
            ))}
          </ul>
        </li>
        <li>
          A page of each kind with the same rules, in the light and in the dark theme, in windows of {sizes} CSS pixels;
          there also the open menus, the search dialog and the search page in each of their states.
        </li>
        <li>Text in double size, and windows 320 CSS pixels wide: nothing is cut off, covered or out of reach.</li>
        <li>
          The keyboard: menus, tabs, the search and enlarged pictures are operated with it, the menu of narrow windows
          keeps the focus while it is open, and what closes gives it back.
        </li>
        <li>
          Colours of the reader&apos;s own: what is current, chosen, marked or has the focus is still told apart, and
          buttons and labels have edges.
        </li>
        <li>Landmarks and their names, the order of headings, and reduced motion.</li>
      </ul>
      <p>
        All of this runs in Chromium. Reading, moving on, searching, changing the version, the theme and the menu of
        narrow windows are tried in {others} too, where the machine that runs the tests has them.
      </p>
    </>
  );
}

function Limits(): ReactNode {
  return (
    <>
      <h2 id="limits">Known limits</h2>
      <ul>
        <li>
          Programs find only a part of all barriers. No audit by people who rely on screen readers has taken place.
        </li>
        <li>Safari itself is not tested; WebKitGTK shares its engine, not its assistive technology.</li>
        <li>Search, the choice of a theme and copying code need JavaScript. Reading and following links do not.</li>
        <li>
          Wide tables and code scroll sideways. Where scripts are off, some browsers do not let the keyboard scroll
          them.
        </li>
        <li>
          Names and comments in the reference come from the packages that are described, in the words of their authors.
        </li>
      </ul>
    </>
  );
}
