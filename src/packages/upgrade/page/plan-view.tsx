import { type ReactNode, useId, useState } from 'react';
import { copyText } from '../../../browser/clipboard';
import { Icon } from '../../../lib/icon';
import { listTasks, type Plan, type PlanGroup, type Task } from '../plan/plan';
import type { Evidence } from '../project/find-evidence';
import { EvidenceView } from './evidence-view';
import { Markdown } from './markdown';
import styles from './styles.module.css';

interface HeadProps {
  readonly plan: Plan;
  readonly done: ReadonlySet<string>;
}

/** The title of a plan, with the buttons to take it elsewhere. */
export function PlanHead({ plan, done }: HeadProps): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    // The Markdown writer is loaded on the click.
    const markdown = import(
      /* webpackChunkName: "upgrade-markdown" */ '@site/src/packages/upgrade/plan/to-markdown'
    ).then(({ planToMarkdown }) => planToMarkdown(plan, done, window.location.origin));
    try {
      await copyText(markdown);
      setSaid('Copied as Markdown');
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
  return (
    <div className={styles.head}>
      <h2 id="plan" tabIndex={-1}>
        Your plan, {plan.from} to {plan.to}
      </h2>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </button>
        <button type="button" className="button button--secondary" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

interface Props extends HeadProps {
  readonly setDone: (ids: readonly string[]) => void;
  /** What the files of the project say about tasks, by their ids; undefined without a project. */
  readonly evidence: ReadonlyMap<string, Evidence> | undefined;
  /** Query of the address that makes this plan. */
  readonly link: string;
}

/** A plan, with a checkbox for each task. The first open task is unfolded. */
export function PlanView({ plan, done, setDone, evidence, link }: Props): ReactNode {
  const tasks = listTasks(plan);
  const count = tasks.filter(({ id }) => done.has(id)).length;
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const first = new Set(tasks.flatMap(({ id }) => (done.has(id) ? [] : id)).slice(0, 1));
  const unfolded = chosen ?? first;
  const prefix = useId();
  const list: ListState = {
    prefix,
    done,
    unfolded,
    evidence,
    fold: (id) => setChosen((present = first) => toggle(present, id)),
    check: (id, isByButton) => {
      setDone([...toggle(done, id)]);
      if (done.has(id)) return;
      const next = [...tasks.slice(tasks.findIndex((task) => task.id === id) + 1), ...tasks].find(
        (task) => task.id !== id && !done.has(task.id),
      );
      setChosen(new Set([...[...unfolded].filter((other) => other !== id), ...(next === undefined ? [] : [next.id])]));
      // The button is folded with its task, and the focus with it.
      if (isByButton) document.getElementById(prefix + (next?.id ?? id))?.focus();
    },
  };
  const steps = plan.parts.filter(({ guide }) => guide !== undefined);
  return (
    <>
      <div className={styles.progress}>
        <progress max={tasks.length} value={count} aria-label="Tasks that are done" />
        <b>
          {count} of {tasks.length} done
        </b>
        <CopyLink link={link} />
        <button
          type="button"
          className="button button--link"
          aria-disabled={done.size === 0}
          onClick={() => done.size > 0 && setDone([])}
        >
          Reset
        </button>
      </div>
      {plan.warnings.length > 0 && (
        <ul className={styles.warnings} aria-label="Before you begin">
          {plan.warnings.map((words, index) => (
            <li key={index}>
              <Markdown nodes={words} />
            </li>
          ))}
        </ul>
      )}
      {plan.parts.map((part) => (
        <section key={part.id} aria-labelledby={`part-${part.id}`}>
          {/* A plan of one step has its versions in the title. */}
          <h3
            id={`part-${part.id}`}
            className={steps.length === 1 && part === plan.parts[0] ? styles.hidden : undefined}
          >
            {part.title}
          </h3>
          {part.groups.map((group) => (
            <Group key={group.title} group={group} list={list} />
          ))}
          {part.guide !== undefined && (
            <p className={styles.guide}>
              Full guide: <a href={part.guide}>Updating to {part.id.replace('v', '')}.0</a>
            </p>
          )}
        </section>
      ))}
      {plan.others.length > 0 && (
        <details className="disclosure">
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
    </>
  );
}

function toggle(ids: ReadonlySet<string>, id: string): Set<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

function CopyLink({ link }: Pick<Props, 'link'>): ReactNode {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    const address = window.location.origin + window.location.pathname + link;
    try {
      await copyText(address);
      setSaid('Link copied. It holds the versions and the plugins, and nothing else of your app.');
    } catch {
      setSaid(`The browser did not copy it. This is the link: ${address}`);
    }
  };
  return (
    <>
      <button type="button" className="button button--link" onClick={() => void copy()}>
        Copy link
      </button>
      <span role="status">{said}</span>
    </>
  );
}

/** What all lists of a plan share. */
interface ListState extends Pick<Props, 'done' | 'evidence'> {
  /** Beginning of the ids of the checkboxes. */
  readonly prefix: string;
  /** Ids of the tasks whose details are shown. */
  readonly unfolded: ReadonlySet<string>;
  readonly fold: (id: string) => void;
  /** @param isByButton whether the details had the button that was pressed */
  readonly check: (id: string, isByButton: boolean) => void;
}

function Group({ group, list }: { readonly group: PlanGroup; readonly list: ListState }): ReactNode {
  const id = useId();
  return (
    <>
      <div className={styles.group}>
        <h4 id={id}>{group.title}</h4>
        <span>
          {group.tasks.filter((task) => list.done.has(task.id)).length} of {group.tasks.length}
        </span>
      </div>
      {group.lead !== undefined && (
        <p className={styles.lead}>
          <Markdown nodes={group.lead} />
        </p>
      )}
      <ul className={styles.tasks} aria-labelledby={id}>
        {group.tasks.map((task) => (
          <TaskItem key={task.id} task={task} list={list} />
        ))}
      </ul>
    </>
  );
}

function TaskItem({ task, list }: { readonly task: Task; readonly list: ListState }): ReactNode {
  const { title, body, more } = task;
  const id = list.prefix + task.id;
  const isDone = list.done.has(task.id);
  const isOpen = list.unfolded.has(task.id);
  const evidence = list.evidence?.get(task.id);
  return (
    <li className={styles.task} data-open={isOpen}>
      <input
        className="checkbox__input"
        type="checkbox"
        id={id}
        checked={isDone}
        onChange={() => list.check(task.id, false)}
      />
      <label htmlFor={id} id={`${id}-title`}>
        <span className={isDone ? styles.done : undefined}>
          {/* A label must not contain a link, but its words belong to the sentence. */}
          <Markdown nodes={title.flatMap((node) => (node.type === 'link' ? node.children : [node]))} />
        </span>
        {task.isMigrated === true && <span className="tag tag--positive">npx cap migrate does it</span>}
      </label>
      <button
        type="button"
        className="button button--link button--icon"
        aria-label="How to do it"
        aria-describedby={`${id}-title`}
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        onClick={() => list.fold(task.id)}
      >
        <span className="chevron" />
      </button>
      {evidence !== undefined && <EvidenceView evidence={evidence} />}
      <div id={`${id}-details`} className={styles.details}>
        {task.isMigrated === true && <p>Check what it has changed:</p>}
        <Markdown nodes={body} />
        <p className={styles.buttons}>
          {!isDone && (
            <button type="button" className="button button--secondary" onClick={() => list.check(task.id, true)}>
              Mark as done
            </button>
          )}
          {more !== undefined && (
            <a className="button button--link" href={more.url}>
              {more.label}
              <span className="chevron" />
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
