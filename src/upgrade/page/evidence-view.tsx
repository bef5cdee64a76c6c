import type { Evidence } from '@site/src/upgrade/project/find-evidence';
import type { Finding } from '@site/src/upgrade/project/finding';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Lines of a proof that are shown at once. The others are folded. */
const shown = 2;

/** What the files of the reader's project say about a task: what proves that it is done, or what is missing. */
export function EvidenceView({ evidence: { isDone, findings, unread } }: { readonly evidence: Evidence }): ReactNode {
  const isPlain = ({ state, note }: Finding): boolean => state === 'met' && (isDone ? note === undefined : true);
  const [plain, others] = [findings.filter(isPlain), findings.filter((finding) => !isPlain(finding))];
  const first = isDone ? plain.slice(0, shown) : [];
  const rest = plain.slice(first.length);
  return (
    <div className={`${styles.evidence} ${isDone ? styles.proven : ''}`}>
      <p>{isDone ? 'Done in your project:' : others.length > 0 ? 'Your project is different:' : 'In your project:'}</p>
      <FindingList findings={[...first, ...others]} />
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length === 1 ? 'One line' : `${rest.length} lines`} {isDone ? 'more' : 'as the guide has it'}
          </summary>
          <FindingList findings={rest} />
        </details>
      )}
      {unread.length > 0 && <p>Not read, so compare it yourself: {unread.join(', ')}.</p>}
    </div>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ file, line, text, note }, index) => (
        <li key={index}>
          {line === undefined ? file : `${file}:${line}`} <code>{text}</code>
          {note !== undefined && ` ${note}`}
        </li>
      ))}
    </ul>
  );
}
