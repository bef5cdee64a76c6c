import { copyText } from '@site/src/browser/clipboard';
import { listTasks, type Plan, type PlanGroup, type Task } from '@site/src/upgrade/plan/plan';
import type { Evidence } from '@site/src/upgrade/project/find-evidence';
import { type ReactNode, useId, useState } from 'react';
import { Blocks, Line } from './blocks';
import { EvidenceView } from './evidence-view';
import styles from './styles.module.css';

interface Props {
  readonly plan: Plan;
  readonly done: ReadonlySet<string>;
  readonly setDone: (ids: readonly string[]) => void;
  /** What the files of the project say about tasks, by their ids; undefined without a project. */
  readonly evidence: ReadonlyMap<string, Evidence> | undefined;
  /** Query of the address that makes this plan. */
  readonly link: string;
}

/** A plan, with a checkbox for each task. */
export function PlanView({ plan, done, setDone, evidence, link }: Props): ReactNode {
  const tasks = listTasks(plan);
  const count = tasks.filter(({ id }) => done.has(id)).length;
  const toggle = (id: string): void => {
    setDone(done.has(id) ? [...done].filter((other) => other !== id) : [...done, id]);
  };
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan" tabIndex={-1}>
        Your plan from {plan.from} to {plan.to}
      </h2>
      <p className={styles.progress}>
        <progress max={tasks.length} value={count} aria-label="Tasks that are done" />
        <span>
          {count} of {tasks.length} done
        </span>
      </p>
      <PlanButtons plan={plan} done={done} clear={() => setDone([])} link={link} />
      {plan.warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Before you begin">
          {plan.warnings.map((words, index) => (
            <li key={index}>
              <Line nodes={words} />
            </li>
          ))}
        </ul>
      )}
      {plan.parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`}>
          <h3 id={`part-${part.id}`}>{part.title}</h3>
          {part.guide !== undefined && (
            <p>
              The whole step is in <a href={part.guide}>the upgrade guide</a>.
            </p>
          )}
          {part.groups.map((group) => (
            <Group key={group.title} group={group} done={done} toggle={toggle} evidence={evidence} />
          ))}
        </section>
      ))}
      {plan.others.length > 0 && (
        <details>
          <summary>
            {plan.others.length === 1 ? 'One package has' : `${plan.others.length} packages have`} no task in this plan
          </summary>
          <p>
            Their names say nothing about Capacitor. Check them yourself if one has native code:{' '}
            {plan.others.map((name, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <code>{name}</code>
              </span>
            ))}
            .
          </p>
        </details>
      )}
    </section>
  );
}

interface GroupProps extends Pick<Props, 'done' | 'evidence'> {
  readonly group: PlanGroup;
  readonly toggle: (id: string) => void;
}

function Group({ group, done, toggle, evidence }: GroupProps): ReactNode {
  const id = useId();
  return (
    <>
      <h4 id={id}>{group.title}</h4>
      {group.lead !== undefined && (
        <p>
          <Line nodes={group.lead} />
        </p>
      )}
      <ul className={styles.tasks} aria-labelledby={id}>
        {group.tasks.map((task) => (
          <TaskItem
            key={task.id}
            task={task}
            isDone={done.has(task.id)}
            toggle={() => toggle(task.id)}
            evidence={evidence?.get(task.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface TaskProps {
  readonly task: Task;
  readonly isDone: boolean;
  readonly toggle: () => void;
  readonly evidence: Evidence | undefined;
}

function TaskItem({ task, isDone, toggle, evidence }: TaskProps): ReactNode {
  const { title, body, more } = task;
  const id = useId();
  return (
    <li className={styles.task}>
      <input type="checkbox" id={id} checked={isDone} onChange={toggle} />
      <div>
        <label htmlFor={id} className={isDone ? styles.done : undefined}>
          {/* A label must not contain a link, but its words belong to the sentence. */}
          <Line nodes={title.flatMap((node) => (node.type === 'link' ? node.children : [node]))} />
        </label>
        {evidence !== undefined && <EvidenceView evidence={evidence} />}
        {body.length > 0 && (
          <details>
            <summary>How to do it</summary>
            <Blocks nodes={body} />
            {more !== undefined && <a href={more.url}>{more.label}</a>}
          </details>
        )}
        {body.length === 0 && more !== undefined && (
          <p className={styles.more}>
            <a href={more.url}>{more.label}</a>
          </p>
        )}
      </div>
    </li>
  );
}

interface ButtonsProps extends Pick<Props, 'plan' | 'done' | 'link'> {
  readonly clear: () => void;
}

function PlanButtons({ plan, done, clear, link }: ButtonsProps): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    // The Markdown writer is loaded on the click.
    const markdown = import(/* webpackChunkName: "upgrade-markdown" */ '@site/src/upgrade/plan/to-markdown').then(
      ({ planToMarkdown }) => planToMarkdown(plan, done, window.location.origin),
    );
    try {
      await copyText(markdown);
      setSaid('Copied as Markdown.');
    } catch {
      const isThere = await markdown.then(
        () => true,
        () => false,
      );
      setSaid(
        isThere
          ? 'The browser did not copy it. Print the plan instead.'
          : 'The plan could not be written as Markdown. Check your connection and try again.',
      );
    }
  };
  const copyLink = async (): Promise<void> => {
    const address = window.location.origin + window.location.pathname + link;
    try {
      await copyText(address);
      setSaid('Link copied. It holds the versions and the plugins, and nothing else of your app.');
    } catch {
      setSaid(`The browser did not copy it. This is the link: ${address}`);
    }
  };
  return (
    <div className={styles.buttons}>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        Copy as Markdown
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copyLink()}>
        Copy link
      </button>
      <button type="button" className="button button--secondary button--sm" onClick={() => window.print()}>
        Print
      </button>
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={done.size === 0}
        onClick={() => done.size > 0 && clear()}
      >
        Uncheck all
      </button>
      <span role="status">{said}</span>
    </div>
  );
}
