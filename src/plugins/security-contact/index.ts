import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { withPlace } from '../../build/errors/with-place';
import type { PagePlugin } from '../../build/page-steps';
import { securityContact } from '../../config/security-contact';
import { checkContact, toSecurityTxt } from './security-txt';

const file = '.well-known/security.txt';

/**
 * Docusaurus plugin: writes `security.txt`. According to RFC 9116 it belongs at the root of the host, where the files for hosts put it
 * (`src/plugins/hosting`).
 */
export function securityContactFile({ siteConfig }: LoadContext): PagePlugin {
  return {
    name: 'security-contact',
    loadContent() {
      withPlace('src/config/security-contact.ts', 'securityContact', () => checkContact(securityContact));
    },
    pageSteps: {
      'security-contact': {
        end({ outDir }) {
          mkdirSync(path.join(outDir, path.dirname(file)), { recursive: true });
          writeFileSync(path.join(outDir, file), toSecurityTxt(securityContact, `${siteConfig.url}/${file}`));
        },
      },
    },
  };
}
