import { createMemoryHistory } from 'history';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadPagesBy, tellOnArrival } from '../../../src/plugins/light-client/client/router/arrival';

/** Pages that are asked for, in turn, with what makes each arrive. */
let loads: { path: string; arrive: () => Promise<void> }[] = [];

/** Lets what waits for a promise go on. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

function listen() {
  const history = tellOnArrival(createMemoryHistory());
  const heard: string[] = [];
  const end = history.listen(({ pathname }, action) => heard.push(`${action} ${pathname}`));
  return { history, heard, end };
}

beforeEach(() => {
  loads = [];
  loadPagesBy(
    ({ pathname }) =>
      new Promise((resolve) => {
        loads.push({
          path: pathname,
          arrive: () => {
            resolve();
            return settle();
          },
        });
      }),
  );
});

describe('a history that tells on arrival', () => {
  it('tells of an address when its page is there', async () => {
    const { history, heard } = listen();
    history.push('/a');
    await settle();
    expect(history.location.pathname).toBe('/a');
    expect(heard).toEqual([]);
    await loads[0]?.arrive();
    expect(heard).toEqual(['PUSH /a']);
  });

  it('does not tell of a page that the reader has left before', async () => {
    const { history, heard } = listen();
    history.push('/a');
    history.push('/b');
    await loads[1]?.arrive();
    await loads[0]?.arrive();
    expect(heard).toEqual(['PUSH /b']);
  });

  it('loads a page once for all who listen', async () => {
    const { history, heard } = listen();
    const others: string[] = [];
    history.listen(({ pathname }) => others.push(pathname));
    history.push('/a');
    expect(loads.map(({ path }) => path)).toEqual(['/a']);
    await loads[0]?.arrive();
    expect(heard).toEqual(['PUSH /a']);
    expect(others).toEqual(['/a']);
  });

  it('says nothing to those who have ceased to listen', async () => {
    const { history, heard, end } = listen();
    history.push('/a');
    end();
    await loads[0]?.arrive();
    history.push('/b');
    expect(heard).toEqual([]);
    expect(loads).toHaveLength(1);
  });
});
