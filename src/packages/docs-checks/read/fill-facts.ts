import { loadReference } from '@capacitor-docs/reference';
import type { VersionName } from '../../../config/versions';

/** Replaces `{{fact:name}}`. Unknown names stay, because the check of directives reports them. */
export function fillFacts(code: string, version: VersionName): string {
  return code.replace(
    /\{\{fact:([^}]+)\}\}/g,
    (whole, name: string) => loadReference(version).facts.find((fact) => fact.name === name.trim())?.value ?? whole,
  );
}
