import { inputError } from '@capacitor-docs/shared';

/** Environment variable with the container of Google Tag Manager; without it, the site requests nothing from other hosts. */
export const tagManagerVariable = 'GOOGLE_TAG_MANAGER_ID';

/**
 * Reads whether the site has a tag manager.
 *
 * @param env environment of the build
 * @returns the option of the preset, empty when no container is set
 * @throws one line when the container is not written as `GTM-` and letters or digits
 */
export function readTagManager(env: Readonly<Record<string, string | undefined>>): {
  googleTagManager?: { containerId: string };
} {
  const containerId = env[tagManagerVariable] ?? '';
  if (containerId === '') return {};
  if (/^GTM-[A-Z\d]+$/.test(containerId)) return { googleTagManager: { containerId } };
  throw inputError(
    `${tagManagerVariable} is "${containerId}", which is not a container of Google Tag Manager. Set it to one such as GTM-ABC123, or leave it out.`,
  );
}
