import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';

/** The fonts by their names in style sheets, and their files in `src/css/fonts`. */
const fonts: Readonly<Record<string, string>> = { Inter: 'inter', 'JetBrains Mono': 'jetbrains-mono' };

export interface FontFile {
  readonly font: string;
  /** Path below the root of the site, with a hash of the content: `assets/fonts/inter-64801536.woff2`. */
  readonly path: string;
  readonly content: Buffer;
}

/** Reads the files of the fonts. */
export function readFontFiles(): FontFile[] {
  return Object.entries(fonts).map(([font, name]) => {
    const content = readFileSync(join(projectRoot, 'src/css/fonts', `${name}.woff2`));
    const hash = createHash('md5').update(new Uint8Array(content)).digest('hex').slice(0, 8);
    return { font, path: `assets/fonts/${name}-${hash}.woff2`, content };
  });
}

/** Returns the addresses of the files, by the names of the fonts. */
export function readFontAddresses(baseUrl: string): Record<string, string> {
  return Object.fromEntries(readFontFiles().map(({ font, path }) => [font, `${baseUrl}${path}`]));
}
