import { inputError } from '@capacitor-docs/shared';
import { locate, type ValuePath } from '@capacitor-docs/shared/locate';
import { validateThemeConfig } from '@docusaurus/theme-classic/lib/options';
import { findUnsafeSetting } from './unsafe-content';

/** Files and constants that contain the theme's settings, by the first field. All other settings are in docusaurus.config.ts. */
const places: Readonly<Record<string, { file: string; constant: string }>> = {
  navbar: { file: 'src/config/navbar.ts', constant: 'navbar' },
  footer: { file: 'src/config/footer.ts', constant: 'footer' },
  announcementBar: { file: 'src/config/announcement.ts', constant: 'announcement' },
};

type Validate = Parameters<typeof validateThemeConfig>[0]['validate'];

/**
 * Looks for code in addresses and HTML, and for missing pictures, then runs the theme's own validation of its settings. Docusaurus would run it later and print a
 * stack trace.
 *
 * @param config the settings
 * @returns the same settings
 * @throws one line with file and line
 */
export function checkThemeConfig<Config extends object>(config: Config): Config {
  const unsafe = findUnsafeSetting(config);
  if (unsafe !== undefined) throw inputError(`${findPlace(unsafe.path)}: ${unsafe.path.join('.')}: ${unsafe.problem}`);
  const validate: Validate = (schema, value) => {
    const { error } = schema.unknown().validate(value, { convert: false });
    const [problem] = error?.details ?? [];
    if (problem !== undefined) throw inputError(`${findPlace(problem.path)}: ${describe(problem.message)}`);
    // Docusaurus makes its own copy with the defaults.
    return value as ReturnType<Validate>;
  };
  validateThemeConfig({ validate, themeConfig: config as Parameters<typeof validateThemeConfig>[0]['themeConfig'] });
  return config;
}

function findPlace(path: ValuePath): string {
  const [first, ...rest] = path;
  const place = places[String(first)];
  return place === undefined
    ? locate('docusaurus.config.ts', ['config', 'themeConfig', ...path])
    : locate(place.file, [place.constant, ...rest]);
}

/** Returns the validator's message on one line, with a period. */
function describe(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}
