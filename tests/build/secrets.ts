/** Secrets in the known formats of their issuers, and private keys, signed tokens and passwords in URLs. */
const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z\d+/=]{40}/],
  ['a token of GitHub', /\bgh[pousr]_[A-Za-z\d]{36}\b|\bgithub_pat_\w{50}/],
  ['a token of npm', /\bnpm_[A-Za-z\d]{36}\b/],
  ['a key of Amazon', /\bAKIA[A-Z\d]{16}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{20}/],
  ['a key of Stripe', /\b[sr]k_live_[A-Za-z\d]{20}/],
  ['a signed token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/],
  ['a password in an address', /\bhttps?:\/\/[^\s/:@"'<>]+:[^\s/@"'<>]{6,}@/],
];

/** Variables whose value is not secret, and short or common enough to occur anywhere. */
const harmless =
  /^(?:PATH|PWD|OLDPWD|HOME|SHELL|TERM|LANG|LC_.*|USER|LOGNAME|NODE_ENV|EDITOR|COLOR|INIT_CWD|_|npm_.*|VITEST.*)$/;

/** Names of variables that contain a secret. */
const secretive = /TOKEN|SECRET|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ADMIN|AUTH/i;

/**
 * Finds secrets and local paths in a published file.
 *
 * @param text of the file
 * @param folders of the machine
 * @param env environment; the values of its secret variables are searched for
 * @returns what was found, without the secret itself
 */
export function findSecrets(
  text: string,
  folders: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const values = Object.entries(env).filter(
    ([name, value = '']) => secretive.test(name) && !harmless.test(name) && value.length >= 8,
  );
  return [
    ...shapes.filter(([, pattern]) => pattern.test(text)).map(([name]) => `has ${name}`),
    ...folders.filter((folder) => text.includes(folder)).map((folder) => `names the folder ${folder}`),
    ...values.filter(([, value = '']) => text.includes(value)).map(([name]) => `has the value of ${name}`),
  ];
}
