/** Stands in front of Docusaurus' own entry of the server's bundle: hands out what an earlier build has rendered from the very same code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import settings from '@generated/quick-build/settings.json';
import render, { type RenderParams, type RenderResult } from '@quick-build/docusaurus-entry';
import { decode, openResults } from '../../build/cache/results';
import { chunkFile, hashShared, listOwnChunks } from './kept-pages';

const { serverFolder, routesFile, resultsFolder, program } = settings;
const ownChunks = listOwnChunks(JSON.parse(readFileSync(routesFile, 'utf8')));
const shared = hashShared(serverFolder, ownChunks.values());
const results = openResults(resultsFolder, program);

export default async function renderOnce(params: RenderParams): Promise<RenderResult> {
  const chunk = ownChunks.get(params.pathname);
  if (chunk === undefined) return render(params);
  const own = readFileSync(join(serverFolder, chunkFile.replace('[name]', chunk)), 'utf8');
  const inputs = [shared, own, JSON.stringify(params)];
  const kept = results.read(params.pathname, inputs);
  if (kept !== undefined) return JSON.parse(decode(kept));
  const rendered = await render(params);
  results.write(params.pathname, inputs, JSON.stringify(rendered));
  return rendered;
}
