/**
 * Styles of the front pages, inlined there. That keeps the common style sheet small, and no second one has to load before the first page renders.
 * The columns of the stage have the fixed sizes of bridge and phone, so that the code does not shift when those arrive on a slow connection. The code
 * is centered vertically, so it is hidden until its last line has arrived.
 */
export const frontStyles = `
.col:has(.front-title) {
  --front-web: #2f6bff;
  --front-native: #0c99ae;
  --front-body: #0a192b;
  --front-sheet: #fff;
}
.front-title {
  margin-block: 0 1rem;
  font-size: 2.125rem;
  letter-spacing: -0.03em;
  line-height: 1.15;
  text-wrap: balance;
}
.front-lead {
  max-inline-size: 43rem;
  font-size: 1.125rem;
}
.front-command .theme-code-block {
  max-inline-size: 36rem;
  margin-block-end: 0.75rem;
  border-color: var(--docs-muted);
}
.front-command .token-line::before {
  color: var(--docs-native);
  content: "$ ";
  content: "$ " / "";
}
.front-command .clean-btn {
  opacity: 1;
}
.front-command .clean-btn:not(:last-child) {
  display: none;
}
.front-command pre > code {
  white-space: pre-wrap;
}
.front-note {
  color: var(--docs-muted);
  font-size: var(--docs-text-small);
}
.theme-doc-markdown .cards.front-ways {
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  margin-block-end: 1rem;
}
.theme-doc-markdown .cards.front-tiles {
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
}
.front-icons > li {
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  column-gap: 0.75rem;
  align-content: center;
  align-items: start;
  line-height: 1.4;
}
.front-icons > li > svg {
  grid-row: 1 / 3;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0.5rem;
  border-radius: 9px;
  background: var(--docs-surface);
}
.front-icons > li > :not(svg) {
  grid-column: 2;
}
.front-ways > li > svg {
  background: var(--docs-code-highlighted);
}
.theme-doc-markdown .front-ways > li > a,
.theme-doc-markdown .front-list > li > a {
  font-size: 1rem;
}
.front-ways > li,
.front-list > li {
  padding: 0.85rem 2.5rem 0.85rem 1rem;
}
.front-ways > li::before,
.front-list > li::before {
  position: absolute;
  inset-block-start: calc(50% - 0.25rem);
  inset-inline-end: 1.1rem;
  inline-size: 0.5rem;
  block-size: 0.5rem;
  border: solid var(--docs-muted);
  border-width: 1.5px 1.5px 0 0;
  content: "";
  rotate: 45deg;
}
.theme-doc-markdown .cards.front-list {
  grid-template-columns: 1fr;
  gap: 0;
  border: 1px solid var(--docs-border);
  border-radius: 10px;
}
.front-list > li {
  border-width: 0;
}
.front-list > li + li {
  border-block-start-width: 1px;
  border-radius: 0;
}
.front-stage {
  container-type: inline-size;
  margin-block: 1.5rem 2rem;
  padding: 1rem;
  border-radius: 16px;
  background: var(--docs-surface);
}
.front-stage > div {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  justify-items: center;
}
.front-code {
  --prism-background-color: var(--ifm-background-color);
  justify-self: stretch;
}
.front-code:not(:has(+ *)) {
  visibility: hidden;
}
.front-code pre {
  font-size: 0.8125rem;
}
.front-code > .theme-code-block + .theme-code-block {
  margin-block-end: 0;
}
.front-code .theme-code-block:first-child > :first-child::before {
  display: inline-block;
  inline-size: 9px;
  block-size: 0.95em;
  margin-inline-end: 0.6rem;
  background: linear-gradient(90deg, var(--front-web) 33%, #0000 33% 67%, var(--docs-border) 67%);
  content: "";
  vertical-align: -0.1em;
}
.front-code .theme-code-block:first-child > :first-child::after {
  display: none;
  margin-inline-start: 0.75rem;
  padding: 0.1rem 0.4rem;
  border-radius: 4px;
  background: var(--docs-code-highlighted);
  color: var(--ifm-color-primary);
  content: "Web code";
  font: 600 0.75rem var(--ifm-font-family-base);
}
.front-bridge {
  display: grid;
  gap: 0.9rem;
  justify-items: center;
}
.front-bridge > span {
  position: relative;
  inline-size: 7.75rem;
  block-size: 2.75rem;
  border: 0 solid var(--front-web);
  border-block-end-width: 5px;
}
.front-bridge > span + span {
  border-color: var(--front-native);
  border-block-width: 5px 0;
}
.front-bridge > span::before {
  position: absolute;
  inset: 0 calc(50% - 2.5px);
  background: var(--front-web);
  content: "";
}
.front-bridge > span + span::before {
  background: var(--front-native);
}
.front-bridge > span::after {
  position: absolute;
  inset-block-start: 0.6rem;
  inset-inline-start: calc(50% + 0.75rem);
  color: var(--ifm-color-primary);
  content: attr(data-name);
  font: 0.75rem/1 var(--ifm-font-family-monospace);
}
.front-bridge > span + span::after {
  inset-block-start: 1.1rem;
  color: var(--docs-native);
}
.front-phone {
  inline-size: 15rem;
  max-inline-size: 100%;
  block-size: auto;
}
.front-phone text {
  fill: var(--ifm-heading-color);
}
.front-phone .web {
  fill: none;
  stroke: var(--ifm-color-primary);
}
.front-phone text.web {
  fill: var(--ifm-color-primary);
  stroke: none;
}
.front-phone text.native {
  fill: var(--docs-native);
}
.front-phone text.quiet {
  fill: var(--docs-muted);
}
.front-phone .line {
  stroke: var(--docs-muted);
  stroke-opacity: 0.35;
}
.front-stage > p {
  margin: 1rem 0 0;
  color: var(--docs-muted);
  font-size: var(--docs-text-small);
}
.front-label {
  margin-block-end: 0.6rem;
  color: var(--ifm-heading-color);
  font-weight: 600;
}
.theme-doc-markdown ul.front-chips {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  max-inline-size: none;
  padding: 0;
  list-style: none;
}
.theme-doc-markdown ul.front-chips > li {
  margin: 0;
}
.theme-doc-markdown ul.front-chips > li > a {
  display: block;
  padding: 0.45rem 0.9rem;
  border: 1px solid var(--docs-border);
  border-radius: 10px;
  color: var(--ifm-heading-color);
  font-size: var(--docs-text-small);
  text-decoration: none;
}
.theme-doc-markdown ul.front-chips > li > a:hover,
.front-icons > li:hover {
  border-color: var(--ifm-color-primary);
}
.theme-doc-markdown .front-icons > li > a {
  text-decoration: none;
}
.front-icons > li:has(:focus-visible) {
  z-index: 1;
  outline: 2px solid var(--ifm-color-primary);
  outline-offset: 2px;
}
.front-icons a:focus-visible {
  outline: none;
}
.theme-doc-markdown ul.front-news {
  padding: 0;
  list-style: none;
}
.front-news > li {
  display: grid;
  grid-template-columns: 5.25rem 1fr;
  align-items: baseline;
  margin: 0;
  padding-block: 0.6rem;
  border-block-end: 1px solid var(--docs-border);
  font-size: var(--docs-text-small);
}
.front-columns p {
  font-size: var(--docs-text-small);
}
.front-news .badge {
  justify-self: start;
}
.front-checks > li {
  position: relative;
}
.theme-doc-markdown ul.front-checks {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 1rem 1.5rem;
  max-inline-size: none;
  padding: 1rem 0 0;
  background: linear-gradient(90deg, var(--front-web) calc(50% - 4px), #0000 0 calc(50% + 4px), var(--front-native) 0) 0 0 / 100% 3px no-repeat;
  font-size: var(--docs-text-small);
  list-style: none;
}
.theme-doc-markdown ul.front-checks > li {
  margin: 0;
}
.front-checks b {
  display: block;
  color: var(--ifm-heading-color);
}
.front-checks b::before {
  display: inline-block;
  inline-size: 0.35rem;
  block-size: 0.7rem;
  margin-inline: 0.15rem 0.6rem;
  border: solid var(--docs-native);
  border-width: 0 2px 2px 0;
  content: "";
  rotate: 45deg;
}
@container (min-width: 36rem) {
  .front-code .theme-code-block:first-child > :first-child::after {
    display: inline-block;
  }
  .front-stage > div {
    grid-template: minmax(24.6rem, auto) / minmax(0, 1fr) 4.4rem 12.5rem;
  }
  .front-bridge {
    grid-auto-flow: column;
  }
  .front-bridge > span,
  .front-bridge > span + span {
    inline-size: 1.75rem;
    block-size: 10rem;
    border-width: 0 5px 0 0;
  }
  .front-bridge > span + span {
    border-width: 0 0 0 5px;
  }
  .front-bridge > span::before {
    inset: calc(50% - 2.5px) 0;
  }
  .front-bridge > span::after {
    display: none;
  }
  .front-phone {
    inline-size: 12.5rem;
  }
}
@container (min-width: 50rem) {
  .front-stage > div {
    grid-template: minmax(29.5rem, auto) / minmax(0, 1fr) 10.4rem 15rem;
  }
  .front-bridge > span,
  .front-bridge > span + span {
    inline-size: 4.75rem;
  }
  .front-bridge > span::after,
  .front-bridge > span + span::after {
    inset: auto 0.4rem calc(50% + 0.6rem) auto;
    display: block;
  }
  .front-bridge > span + span::after {
    inset: calc(50% + 0.6rem) auto auto 0.4rem;
  }
  .front-phone {
    inline-size: 15rem;
  }
}
@media (min-width: 768px) {
  .front-stage {
    padding: 1.5rem;
  }
}
@media (min-width: 997px) {
  .front-title {
    font-size: 2.75rem;
  }
}
@media (min-width: 1200px) {
  .theme-doc-markdown .cards.front-tiles,
  .theme-doc-markdown ul.front-checks {
    grid-template-columns: repeat(4, 1fr);
  }
  .front-columns {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2.5rem;
  }
}
@media (hover: none) {
  .theme-doc-markdown ul.front-chips > li > a {
    padding-block: 0.65rem;
  }
}
@media screen {
  [data-theme="dark"] .col:has(.front-title) {
    --front-web: #5b8dff;
    --front-native: #22bfd3;
    --front-sheet: #26364a;
  }
}
@media (forced-colors: active) {
  .front-bridge,
  .front-phone {
    forced-color-adjust: none;
  }
}
`;
