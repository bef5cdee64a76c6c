import { inputError } from '@capacitor-docs/shared';
import type { PolicySources } from '../../config/security-headers';
import type { InlineHashes } from './inline-code';

/** Directives that browsers ignore, with a warning, in a meta tag. */
const headerOnly = ['frame-ancestors', 'report-uri', 'sandbox'];

/**
 * Merges sources by directive. Where a directive was `'none'`, the added sources replace it.
 *
 * @param parts the base first
 */
export function mergeSources(...parts: readonly PolicySources[]): PolicySources {
  const merged = new Map<string, string[]>();
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    const before = (merged.get(directive) ?? []).filter((source) => source !== "'none'");
    merged.set(directive, [...new Set([...before, ...sources])]);
  }
  return Object.fromEntries(merged);
}

/** @returns sources that allow the inline code of the pages; empty directives are left out */
export function listInlineSources({ scripts, styles }: InlineHashes): PolicySources {
  return {
    ...(scripts.length === 0 ? {} : { 'script-src': scripts }),
    ...(styles.length === 0 ? {} : { 'style-src': styles }),
  };
}

/**
 * @returns value of the header `Content-Security-Policy`
 * @throws when a source has a character that would split it, or would start another directive or policy
 */
export function formatPolicy(sources: PolicySources): string {
  for (const [directive, values] of Object.entries(sources)) {
    const wrong = values.find((source) => !/^[^\s;,"]+$/.test(source));
    if (wrong !== undefined)
      throw inputError(
        `The content security policy can't take ${JSON.stringify(wrong)} as a source of ${directive}. Correct it in src/config/security-headers.ts, or in the environment of the build.`,
      );
  }
  return Object.entries(sources)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}

/** @returns the part of a policy that a meta tag in the page can carry */
export function toMetaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((part) => !headerOnly.includes(part.split(' ')[0] ?? ''))
    .join('; ');
}

/**
 * @param policy for a host that may serve plain HTTP, where `upgrade-insecure-requests` would break every page
 * @returns the policy for a host that serves HTTPS only
 */
export function forHttpsOnly(policy: string): string {
  return `${policy}; upgrade-insecure-requests`;
}
