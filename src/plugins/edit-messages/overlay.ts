/** Client module of `npm start`: shows what is wrong with the page, until it is mended. */
import './overlay.css';
import type { ClientModule } from '@docusaurus/types';
import { basePath } from '@site/src/config/versions';
import { messagesPath } from './address';
import type { Message, Report } from './types';

let source: EventSource | undefined;
let server: string | undefined;
let hidden = '';

function listen(page: string): void {
  source?.close();
  source = new EventSource(`${basePath}${messagesPath}?page=${encodeURIComponent(page)}`);
  source.onmessage = ({ data }: MessageEvent<string>) => {
    const report = JSON.parse(data) as Report;
    server ??= report.server;
    // The server has restarted, with another configuration.
    if (server !== report.server) location.reload();
    else draw(report.messages);
  };
}

function draw(messages: readonly Message[]): void {
  document.getElementById('edit-messages')?.remove();
  const text = JSON.stringify(messages);
  if (messages.length === 0 || text === hidden) return;
  const box = document.createElement('section');
  box.id = 'edit-messages';
  box.setAttribute('role', 'status');
  const list = document.createElement('ul');
  list.append(...messages.map(drawMessage));
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Hide';
  close.addEventListener('click', () => {
    hidden = text;
    box.remove();
  });
  box.append(list, close);
  document.body.append(box);
}

function drawMessage({ file, line, column, message }: Message): HTMLLIElement {
  const item = document.createElement('li');
  const place = document.createElement('code');
  place.textContent = `${file}:${line}:${column}`;
  item.append(place, ` ${message}`);
  return item;
}

const module: ClientModule = {
  onRouteDidUpdate({ location: { pathname }, previousLocation }) {
    if (pathname !== previousLocation?.pathname) listen(pathname);
  },
};

export const { onRouteDidUpdate } = module;
