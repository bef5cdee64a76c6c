import Link from '@docusaurus/Link';
import SingleKeySetting from '@site/src/components/SingleKeySetting';
import ToolPage from '@site/src/components/ToolPage';
import { accessibilityRules, otherBrowsers, testedSizes } from '@site/src/config/accessibility';
import type { ReactNode } from 'react';

const issues = 'https://github.com/ionic-team/capacitor/issues';

const sizes = Object.values(testedSizes)
  .map(({ width, height }) => `${width} × ${height}`)
  .join(' and ');

const others = Object.values(otherBrowsers)
  .map(({ name }) => name)
  .join(' and ');

/** The accessibility statement. It takes its lists and sizes from the same source as the tests. */
export default function AccessibilityPage(): ReactNode {
  return (
    <ToolPage
      title="Accessibility"
      description="How the Capacitor docs are made accessible to everyone, how that is tested, which limits are known, and where to report a barrier."
    >
      <article className="markdown">
        <header>
          <h1>Accessibility</h1>
        </header>
        <p>
          Everyone should be able to read and search these docs: with a keyboard, a screen reader, large text, a narrow
          window, high contrast, or without JavaScript. The goal is level AA of the{' '}
          <Link href="https://www.w3.org/TR/WCAG22/">Web Content Accessibility Guidelines (WCAG) 2.2</Link>.
        </p>
        <Keys />
        <Tested />
        <Limits />
        <h2 id="report">Report a barrier</h2>
        <p>
          If something keeps you from reading, finding or copying what you need,{' '}
          <Link href={issues}>open an issue</Link>. Include the address of the page, what you tried, and the browser and
          assistive technology that you use. We treat it like any other bug.
        </p>
      </article>
    </ToolPage>
  );
}

function Keys(): ReactNode {
  return (
    <section>
      <h2 id="keys">Keys</h2>
      <p>
        <kbd>/</kbd> or <kbd>Ctrl</kbd> + <kbd>K</kbd> (<kbd>⌘</kbd> + <kbd>K</kbd> on a Mac) opens the search, and{' '}
        <kbd>?</kbd> lists all keys. If <kbd>/</kbd> and <kbd>?</kbd> get in your way, as they can with speech input,
        turn them off. This browser remembers it.
      </p>
      <SingleKeySetting />
    </section>
  );
}

function Tested(): ReactNode {
  return (
    <>
      <h2 id="tested">What is tested</h2>
      <p>Automated tests check the built site before each change is published:</p>
      <ul>
        <li>
          Every page, in the light theme and a wide window, with all rules of{' '}
          <Link href="https://github.com/dequelabs/axe-core">axe-core</Link> in these groups; no rule is turned off, and
          markup that several pages share is looked at once:
          <ul>
            {accessibilityRules.map(({ tag, name }) => (
              <li key={tag}>{name}</li>
            ))}
          </ul>
        </li>
        <li>
          A page of each kind with the same rules, and its colors in the dark theme too, in windows of {sizes} CSS
          pixels; the tests also open the menus, the search dialog and the search page, and check all their states.
        </li>
        <li>Text at twice the size, and windows 320 CSS pixels wide: nothing is cut off, covered or out of reach.</li>
        <li>
          The keyboard: menus, tabs, the search and enlarged pictures work with it. The menu of narrow windows keeps the
          focus while it is open, and everything that closes returns the focus.
        </li>
        <li>
          Forced colors: current, selected and marked items and the focus are still visible, and buttons and labels have
          borders.
        </li>
        <li>Landmarks and their names, the order of headings, and reduced motion.</li>
      </ul>
      <p>
        All of this runs in Chromium. Reading, navigation, search, the choice of a version and a theme, and the menu of
        narrow windows are also tested in {others} if the machine that runs the tests has them.
      </p>
    </>
  );
}

function Limits(): ReactNode {
  return (
    <>
      <h2 id="limits">Known limits</h2>
      <ul>
        <li>Automated tests find only some barriers. No one who relies on a screen reader has audited the site yet.</li>
        <li>Safari itself is not tested; WebKitGTK shares its engine, not its assistive technology.</li>
        <li>Search, the choice of a theme and the copy buttons need JavaScript. Pages and links do not.</li>
        <li>
          Wide tables and code scroll horizontally. Without JavaScript, you can't scroll them with the keyboard in some
          browsers.
        </li>
        <li>Names and comments in the reference come from the packages and are written by their authors.</li>
      </ul>
    </>
  );
}
