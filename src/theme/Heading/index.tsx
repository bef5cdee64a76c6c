/**
 * Ejected from theme-classic 3.10.2. Differences: the link's name appears only once, without a tooltip, and the distance from the navbar is set in
 * `base.css`. This saves bytes, because a reference page has a hundred headings. In the card of a member, its name is the link, and the types in
 * the card have none: the signature links to them.
 */
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import './styles.module.css';

export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  if (props.className === 'api-name') {
    return (
      <As id={id} {...props}>
        <a href={`#${id}`}>{props.children}</a>
      </As>
    );
  }
  if (props.className?.startsWith('api-')) return <As id={id} {...props} />;
  const name = `Direct link to ${typeof props.children === 'string' ? props.children : id}`;
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={name}>
        &#8203;
      </Link>
    </As>
  );
}
