/** Runs samples that the page sends, and reports what they print, call and answer. It runs in the frame, which has neither storage nor network. */
import './storage';
import { moduleMark, type Sample, type SampleFunction, type ToFrame } from '../protocol';
import { defineGuard } from './guard';
import { page, send, startClock } from './send';
import { nameLines, report, reportUncaught } from './watch';

type Run = Omit<Extract<ToFrame, { type: 'run' }>, 'type'>;

const levels = {
  debug: 'log',
  log: 'log',
  info: 'log',
  warn: 'warning',
  error: 'error',
} as const;

for (const [name, type] of Object.entries(levels) as [keyof typeof levels, 'log' | 'warning' | 'error'][]) {
  const print = console[name].bind(console);
  console[name] = (...values: unknown[]) => {
    send({ type }, values);
    print(...values);
  };
}

// No policy can name what connects browsers.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

addEventListener('error', ({ error, message }) => reportUncaught(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportUncaught(reason));
addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
  send({ type: 'warning' }, [`The frame blocks this: ${blockedURI || effectiveDirective}`]),
);
addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== page) return;
  if (data.type === 'ping') send({ type: 'pong' });
  if (data.type === 'load') void load(data);
  if (data.type === 'run') void run(data);
});
send({ type: 'ready' });
if (page === window) void import('./alone').then(({ runAlone }) => runAlone(run));

async function run(sample: Run): Promise<void> {
  document.documentElement.style.colorScheme = sample.isDark ? 'dark' : 'light';
  document.body.replaceChildren();
  await load(sample);
  // The press also permits what browsers allow only after one, such as choosing a file.
  if (sample.ask !== undefined)
    await new Promise((resolve) => {
      const button = addButton('Start', () => resolve(button.remove()));
    });
  startClock();
  try {
    if (sample.changes !== undefined) defineGuard(sample.changes.guard);
    const exported = await importModules(sample);
    for (const each of sample.functions) {
      const call = exported[each.name];
      if (call !== undefined) offer(each, call);
    }
  } catch (error) {
    reportUncaught(error);
  }
  send({ type: 'done' });
}

/** Imports a sample, and what it imports of other samples, as modules in memory. */
function importModules({
  code,
  modules = [],
  changes,
}: Pick<Run, 'code' | 'modules' | 'changes'>): Promise<Record<string, () => unknown>> {
  const addresses = new Map<string, string>();
  const store = (text: string): string => {
    const linked = [...addresses].reduce(
      (before, [path, address]) => before.replaceAll(moduleMark + path, address),
      text,
    );
    return URL.createObjectURL(new Blob([linked], { type: 'text/javascript' }));
  };
  for (const { path, code: text } of modules) addresses.set(path, store(text));
  const address = store(code);
  if (changes !== undefined) nameLines(address, changes);
  return import(address);
}

/** Loads what a sample needs, all at once. What is missing is reported when the sample asks for it. */
async function load({ packages, hasDatabase, elements }: Omit<Sample, 'code'>): Promise<void> {
  const names = packages.map((name) => name.replace(/ .*/, ''));
  await Promise.all([
    hasDatabase ? import('./database') : undefined,
    elements === undefined ? undefined : import(elements).then(({ defineCustomElements: define }) => define(window)),
    ...names.map((name) => import(name).catch(() => undefined)),
  ]);
}

/** Offers a button that calls a function, with a field for each parameter that it needs. */
function offer({ name, fields }: SampleFunction, call: (...args: unknown[]) => unknown): void {
  const inputs = fields.map(({ name: label, type }) => {
    const input = Object.assign(document.createElement('input'), { type });
    const frame = document.createElement('label');
    frame.append(`${label} `, input);
    document.body.append(frame, ' ');
    return input;
  });
  addButton(name, () => {
    // A rejection is reported as such, and nobody else waits for it.
    const read = ({ type, checked, valueAsNumber, value }: HTMLInputElement) =>
      type === 'checkbox' ? checked : type === 'number' ? valueAsNumber : value;
    Promise.resolve(report(name, call, inputs.map(read))).catch(() => undefined);
  });
}

function addButton(label: string, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { textContent: label });
  button.addEventListener('click', press);
  document.body.append(button);
  return button;
}
