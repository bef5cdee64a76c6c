import type { ReactNode } from 'react';
import type { Evidence } from '../project/find-evidence';
import type { Finding } from '../project/project';
import styles from './styles.module.css';

/** Lines that are shown at once: of a proof, and of what differs. The others are folded. */
const shown = { proof: 2, different: 4 };

/** What the files of the reader's project say about a task: what proves that it is done, or what is missing. */
export function EvidenceView({ evidence: { isDone, findings, unread } }: { readonly evidence: Evidence }): ReactNode {
  const isPlain = ({ state, note }: Finding): boolean => state === 'met' && (!isDone || note === undefined);
  const [plain, different] = [findings.filter(isPlain), findings.filter((finding) => !isPlain(finding))];
  const proof = isDone ? plain.slice(0, shown.proof) : [];
  const title = isDone ? 'Done' : different.length > 0 ? 'Different' : 'Found';
  return (
    <div className={`${styles.evidence} ${isDone ? styles.proven : ''}`}>
      <p>{title} in your project:</p>
      <FindingList findings={[...proof, ...different.slice(0, shown.different)]} />
      <Folded findings={different.slice(shown.different)} label="that differ" />
      <Folded findings={plain.slice(proof.length)} label={isDone ? 'that prove it' : 'as the guide has it'} />
      {unread.length > 0 && <p>Not read, so compare it yourself: {unread.join(', ')}.</p>}
    </div>
  );
}

function Folded({ findings, label }: { readonly findings: readonly Finding[]; readonly label: string }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>
        {findings.length === 1 ? 'One more line' : `${findings.length} more lines`} {label}
      </summary>
      <FindingList findings={findings} />
    </details>
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
