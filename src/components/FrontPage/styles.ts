/**
 * Styles of the front pages, inlined there. That keeps the common style sheet small, and no second one has to load before the first page renders.
 * The columns beside each other have fixed sizes, so that nothing shifts when the second one arrives on a slow connection.
 */
export const frontStyles = `
.docs-doc-id-index article {
  --front-body: #0a192b;
  --front-sheet: #fff;
  container: front / inline-size;
}
.front-hero > div:first-child {
  max-inline-size: 36rem;
}
.front-title {
  margin-block: 0.5rem 0.875rem;
  font-size: 2.125rem;
  letter-spacing: -0.03em;
  line-height: 1.1;
  text-wrap: balance;
}
.front-lead {
  font-size: 1.0625rem;
  line-height: 1.6;
}
.front-lead > p {
  margin-block-end: 1.375rem;
}
.front-command > p {
  margin: 0;
}
.front-command code-block {
  display: flex;
  gap: 0.75rem;
  align-items: center;
  min-block-size: 2.875rem;
  margin-block-end: 0.875rem;
  padding: 0.25rem 0.25rem 0.25rem 0.9375rem;
  border: 1px solid var(--docs-edge);
  border-radius: var(--docs-radius-card);
  background: var(--docs-sunk);
}
.front-command code {
  flex: 1;
  padding: 0;
  background: none;
  color: var(--ifm-heading-color);
  font-size: 0.75rem;
  line-height: 1.1875rem;
}
.front-command code::before {
  color: var(--docs-native);
  content: "$ ";
  content: "$ " / "";
}
.front-command .button {
  flex: none;
  min-block-size: 2.25rem;
  padding-inline-start: 2.0625rem;
}
.front-command .button::before,
.front-command .button::after {
  inset-inline-start: 0.875rem;
}
.front-note {
  color: var(--docs-muted);
  font-size: var(--docs-text-label);
  line-height: 1.25rem;
}
.theme-doc-markdown .cards.front-ways {
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  margin-block-end: 1rem;
}
.theme-doc-markdown .cards.front-tiles {
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
}
.front-icons > li {
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  column-gap: 0.75rem;
  align-content: start;
  padding: 0.875rem !important;
  border-radius: var(--docs-radius-card);
  font-size: var(--docs-text-label);
  line-height: 1.1875rem;
}
.front-icons > li > svg {
  grid-row: 1 / 3;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  padding: 0.5625rem;
  border-radius: 11px;
  background: var(--docs-surface);
  color: var(--ifm-heading-color);
}
.front-icons > li > :not(svg) {
  grid-column: 2;
}
.theme-doc-markdown .front-icons > li > a {
  font-size: var(--docs-text-small);
  line-height: 1.25rem;
  text-decoration: none;
}
.front-ways > li > svg {
  background: var(--docs-code-highlighted);
  color: var(--ifm-color-primary);
}
.theme-doc-markdown .cards.front-list {
  grid-template-columns: 1fr;
  gap: 0;
  border: 1px solid var(--docs-border);
  border-radius: var(--docs-radius-card);
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
  margin-block: 2rem;
}
.front-stage > div {
  position: relative;
}
.front-stage > p {
  margin: 0.75rem 0 0;
  color: var(--docs-muted);
  font-size: var(--docs-text-label);
  line-height: 1.1875rem;
}
.front-code {
  --prism-background-color: var(--ifm-background-color);
  padding: 0.875rem;
  border: 0 solid var(--docs-plate-web);
  border-block-end-width: 5px;
  border-radius: 16px 16px 4px 4px;
  background: var(--docs-code-highlighted);
}
.front-code .theme-code-block {
  --ifm-pre-padding: 0.875rem;
  margin-block-end: 0.875rem;
}
.front-code .theme-code-block:last-child {
  margin-block-end: 0;
}
.front-code .theme-code-block pre {
  font-size: 0.75rem;
}
.front-code .code-title::after {
  margin-inline-start: 0.625rem;
  padding: 0.1875rem 0.4375rem;
  border-radius: var(--docs-radius-tag);
  background: var(--docs-code-highlighted);
  color: var(--ifm-color-primary);
  content: "Web code";
  font: 600 0.75rem var(--ifm-font-family-base);
}
.front-bridge {
  display: flex;
  flex-wrap: wrap;
  gap: 3.5rem;
  align-items: center;
  justify-content: center;
  block-size: 2.5rem;
}
.front-bridge > span {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  block-size: 1.75rem;
  padding-inline: 0.5625rem;
  border: 1px solid var(--docs-border);
  border-radius: var(--docs-radius);
  background: var(--docs-raised);
  box-shadow: var(--docs-shadow);
  color: var(--ifm-color-primary);
  font: 600 0.75rem/1 var(--ifm-font-family-monospace);
}
.front-bridge > span + span {
  flex-direction: row-reverse;
  color: var(--docs-native);
}
.front-bridge > span::before {
  content: attr(data-name);
}
.front-bridge > span::after {
  inline-size: 0.875rem;
  block-size: 0.875rem;
  background: currentcolor;
  clip-path: polygon(8% 45%, 74% 45%, 54% 25%, 61% 18%, 93% 50%, 61% 82%, 54% 75%, 74% 55%, 8% 55%);
  content: "";
  rotate: 90deg;
}
.front-bridge > span + span::after {
  rotate: 270deg;
}
.front-native {
  display: grid;
  place-items: center;
  padding: 1.125rem;
  border: 0 solid var(--docs-plate-native);
  border-block-start-width: 5px;
  border-radius: 4px 4px 16px 16px;
  background: var(--docs-native-surface);
}
.front-phone {
  inline-size: 11.625rem;
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
.front-phone rect.web {
  fill: var(--docs-code-highlighted);
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
.front-works {
  display: flex;
  align-content: start;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
}
.front-label {
  margin: 0 0.5rem 0 0;
  color: var(--ifm-heading-color);
  font-size: var(--docs-text-label);
  font-weight: 650;
}
.theme-doc-markdown ul.front-chips {
  display: contents;
  list-style: none;
}
.theme-doc-markdown ul.front-chips > li {
  margin: 0;
}
.front-chips > li > a {
  display: flex;
  align-items: center;
  min-block-size: 2rem;
  padding-inline: 0.625rem;
  border-radius: var(--docs-radius);
  background: var(--docs-raised);
  box-shadow: inset 0 0 0 1px var(--docs-border-strong);
  color: var(--ifm-heading-color);
  font-size: var(--docs-text-label);
  font-weight: 550;
  text-decoration: none !important;
}
.front-chips > li > a:hover {
  background: var(--docs-surface);
}
.front-icons > li:hover {
  border-color: var(--docs-border-strong);
  background: var(--docs-surface);
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
.front-news .tag {
  justify-self: start;
}
.theme-doc-markdown ul.front-checks {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 1rem 1.5rem;
  padding: 1rem 0 0;
  background: var(--docs-pair) 0 0 / 100% 3px no-repeat;
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
@container (min-width: 34em) {
  .front-stage > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3.5rem 10rem;
  }
  .front-code {
    border-width: 0 5px 0 0;
    border-radius: 16px 4px 4px 16px;
  }
  .front-native {
    padding: 0;
    border-width: 0 0 0 5px;
    border-radius: 4px 16px 16px 4px;
  }
  .front-bridge {
    flex-direction: column;
    z-index: 1;
    gap: 3rem;
    block-size: auto;
  }
  .front-bridge > span::after {
    rotate: none;
  }
  .front-bridge > span + span::after {
    rotate: 180deg;
  }
  .front-phone {
    inline-size: 8.75rem;
  }
}
@container (min-width: 40em) {
  .front-stage > div {
    grid-template-columns: minmax(0, 1fr) 3.5rem 14.125rem;
  }
  .front-code {
    padding: 1rem 1.125rem;
  }
  .front-phone {
    inline-size: 11.75rem;
  }
}
@container front (min-width: 56em) {
  .front-hero {
    display: grid;
    grid-template: auto 1fr / 31.25rem minmax(0, 1fr);
    column-gap: 2.5rem;
  }
  .front-title {
    font-size: 3rem;
    line-height: 1.083;
  }
  .front-stage {
    grid-area: 1 / 2 / 3;
    margin-block: 0.5rem 0;
  }
  .theme-doc-markdown .cards.front-tiles {
    grid-template-columns: repeat(4, 1fr);
  }
  .front-columns {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2.5rem;
  }
}
@container front (56em <= width < 68em) {
  .front-stage {
    position: relative;
  }
  .theme-doc-markdown .cards.front-ways {
    grid-template-columns: 1fr;
  }
  .front-native {
    place-items: center start;
    block-size: 17.5rem;
    padding-inline-start: 1.5rem;
  }
  .front-phone {
    inline-size: 8rem;
  }
  .front-stage > p {
    position: absolute;
    inset: auto 1.25rem 0 11rem;
    align-content: center;
    block-size: 17.5rem;
    margin: 0;
  }
}
@container front (min-width: 68em) {
  .front-works {
    grid-column: 1 / 3;
    margin-block-start: 1.75rem;
  }
}
@media (max-width: 62.25em) {
  .front-chips > li > a {
    min-block-size: 2.75rem;
  }
}
@media screen {
  [data-theme="dark"] .docs-doc-id-index article,
  [data-theme="dark"].docs-doc-id-index article {
    --front-sheet: #26364a;
  }
}
@media (forced-colors: active) {
  .front-bridge,
  .front-native,
  .front-code,
  .front-phone {
    forced-color-adjust: none;
  }
}
`;
