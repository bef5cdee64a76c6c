import type { ReactNode } from 'react';
import type { DocsVersion } from '../../../../config/versions';
import type { VersionSummary } from '../../files';
import { cancelVersion, removeSaved, saveVersion, type VersionState } from '../../store';
import styles from './styles.module.css';

interface Props {
  readonly version: DocsVersion;
  /** Details of the version from the site; undefined until they are known. */
  readonly summary: VersionSummary | undefined;
  /** State of the version in this browser; undefined until it is known. */
  readonly state: VersionState | undefined;
}

const notes = { unreleased: 'unreleased', latest: 'latest', unmaintained: 'no longer maintained' };

// The class names are written out, because the build searches the code for whole names to find the styles in use.
const tags = { unreleased: 'tag tag--notice', latest: 'tag tag--web', unmaintained: 'tag' };

/** Why a version could not be saved. */
const reasons = {
  room: 'This browser does not have enough space. Remove another version, or free up space on the device.',
  connection: 'The connection was lost. Continue later: it resumes where it stopped.',
};

/** A version that can be saved, with its size, state and buttons. */
export default function SavedVersion({ version: { name, state: life }, summary, state }: Props): ReactNode {
  const { text, isRemovable = false, ...action } = describe(name, summary, state);
  return (
    <li className={styles.version}>
      <div>
        <h3 className={styles.name}>
          Capacitor {name} <span className={tags[life]}>{notes[life]}</span>
        </h3>
        <p className={styles.facts}>
          <span>
            {summary === undefined ? '…' : `${summary.pages} pages with search, ${formatSize(summary.bytes)}`}
          </span>
          <span>{text}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        {/* The first button stays the same element, so that it keeps the focus when its meaning changes. */}
        <ActionButton {...action} name={name} />
        {isRemovable && <ActionButton label="Remove" name={name} act={() => removeSaved(name)} />}
      </div>
      {state?.kind === 'loading' && (
        <progress
          className={styles.progress}
          aria-label={`Progress of ${name}`}
          max={state.total || 1}
          value={state.done}
        />
      )}
    </li>
  );
}

interface Action {
  readonly label: string;
  readonly isMain?: boolean;
  /** Undefined when no action is available. */
  readonly act: (() => Promise<void>) | undefined;
}

function ActionButton({ label, name, isMain = false, act }: Action & { readonly name: string }): ReactNode {
  return (
    <button
      type="button"
      className={isMain ? 'button button--primary' : 'button button--secondary'}
      aria-label={`${label} ${name}`}
      aria-disabled={act === undefined}
      onClick={() => void act?.()}
    >
      {label}
    </button>
  );
}

interface Description extends Action {
  readonly text: string;
  /** Whether something is saved that the first button does not remove. */
  readonly isRemovable?: boolean;
}

/** Describes the state of a version, and the action of its first button. */
function describe(
  name: DocsVersion['name'],
  summary: VersionSummary | undefined,
  state: VersionState | undefined,
): Description {
  const main = { isMain: true, act: summary && (() => saveVersion(name)) };
  const absent = { ...main, text: 'Not saved', label: 'Save offline' };
  switch (state?.kind) {
    case 'loading': {
      const share = `${Math.floor((state.done / state.total) * 100)} %, ${formatSize(state.done)} of ${formatSize(state.total)}`;
      return { text: state.total === 0 ? 'Starting…' : share, label: 'Cancel', act: () => cancelVersion(name) };
    }
    case 'saved':
      return state.isCurrent
        ? { text: 'Saved in this browser', label: 'Remove', act: () => removeSaved(name) }
        : { ...main, text: 'Saved in this browser. The site has newer pages.', label: 'Update', isRemovable: true };
    case 'partial':
      return { ...main, text: 'Incomplete: the page was closed too early.', label: 'Continue', isRemovable: true };
    case 'failed':
      // There may be a part of the version, or the copy that was to be updated: the space that a reader needs may be theirs.
      return { ...main, text: reasons[state.reason], label: 'Try again', isRemovable: true };
    case 'absent':
      return absent;
    default:
      return { ...absent, text: state === undefined ? 'Not saved' : 'Removing…', act: undefined };
  }
}

/**
 * Returns what screen readers announce about a version. Progress is announced in steps of a quarter, or they would talk without a pause.
 *
 * @returns undefined when there is nothing to announce
 */
export function announce(name: string, state: VersionState | undefined): string | undefined {
  switch (state?.kind) {
    case 'loading':
      return `Saving ${name}: ${Math.floor((state.done / (state.total || 1)) * 4) * 25} %`;
    case 'saved':
      return `${name} is saved`;
    case 'failed':
      return `${name}: ${reasons[state.reason]}`;
    default:
      return undefined;
  }
}

/** Formats a size for readers, with decimal units: `14.2 MB`, `10.7 GB`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
