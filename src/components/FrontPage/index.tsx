import styles from '!!raw-loader!./styles.css';
import type { ReactNode } from 'react';

/** The styles of the front page. Place them before the elements they apply to, to avoid a layout shift. */
export function FrontStyles(): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: styles }} />;
}

/** The gap between the plates of web code and native side, with a call and its result. Hidden from screen readers, because the text below explains it. */
export function Bridge({ call, result }: { call: string; result: string }): ReactNode {
  return (
    <div className="front-bridge" aria-hidden="true">
      <span data-name={call} />
      <span data-name={result} />
    </div>
  );
}

/** The sheet that `getPhoto` shows on an iPhone. Its texts are the defaults of the plugin (`tests/content/facts-behind-pages.test.ts`). */
export function Phone(): ReactNode {
  return (
    <div className="front-native">
      <svg
        className="front-phone"
        role="img"
        aria-label="A phone shows a web page with the title New receipt. A native sheet with the title Photo covers its lower part, with the buttons From Photos, Take Picture and Cancel."
        width="240"
        height="472"
        viewBox="0 0 240 472"
        fontSize="14"
      >
        <rect x="1.5" y="1.5" width="237" height="469" rx="39" fill="var(--front-body)" stroke="var(--docs-muted)" />
        <rect x="9" y="9" width="222" height="454" rx="31" fill="var(--ifm-background-color)" />
        <rect x="86" y="18" width="68" height="19" rx="9.5" fill="var(--front-body)" />
        <rect className="web" x="25" y="90" width="190" height="112" rx="10" strokeDasharray="4 4" />
        <g fontWeight="700">
          <text x="30" y="32" fontSize="11">
            9:41
          </text>
          <text x="25" y="76" fontSize="21">
            New receipt
          </text>
          <text className="web" x="120" y="182" fontSize="12" textAnchor="middle">
            Add a photo
          </text>
        </g>
        <path className="web" strokeWidth="1.75" d="M103 136h8l4-6h10l4 6h8v24h-34z" />
        <circle className="web" strokeWidth="1.75" cx="120" cy="147" r="6" />
        <text x="25" y="230" fontSize="13">
          Lunch, Lyon
        </text>
        <text x="215" y="230" fontSize="13" textAnchor="end">
          14.20
        </text>
        <path className="line" d="M25 242h190" />
        <text x="25" y="264" fontSize="13">
          Train
        </text>
        <text x="215" y="264" fontSize="13" textAnchor="end">
          38.00
        </text>
        <rect x="9" y="9" width="222" height="454" rx="31" opacity=".12" />
        <g fill="var(--front-sheet)">
          <rect x="17" y="280" width="206" height="114" rx="13" />
          <rect x="17" y="402" width="206" height="46" rx="13" />
        </g>
        <path className="line" d="M17 309h206M17 352h206" />
        <g textAnchor="middle">
          <text className="quiet" x="120" y="299" fontSize="12" fontWeight="700">
            Photo
          </text>
          <text className="native" x="120" y="336" fontSize="16">
            From Photos
          </text>
          <text className="native" x="120" y="379" fontSize="16">
            Take Picture
          </text>
          <text className="native" x="120" y="431" fontSize="16" fontWeight="700">
            Cancel
          </text>
        </g>
      </svg>
    </div>
  );
}
