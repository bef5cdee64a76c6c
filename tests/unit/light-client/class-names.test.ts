import { describe, expect, it } from 'vitest';
import { makeClassNamer, nameClasses } from '../../../src/plugins/light-client/styles/class-names';

describe('makeClassNamer', () => {
  it('ends all classes of a module in the same way, and those of another module in another', () => {
    const name = makeClassNamer();
    const icon = name('src/a/styles.module.css', 'icon');
    expect(icon).toMatch(/^icon_[\da-z]{3}$/);
    expect(name('src/a/styles.module.css', 'picture')).toBe(icon.replace('icon', 'picture'));
    expect(name('src/b/styles.module.css', 'icon')).not.toBe(icon);
  });

  it('gives the same name again, to another bundle and from a path of Windows', () => {
    const icon = makeClassNamer()('src/a/styles.module.css', 'icon');
    expect(makeClassNamer()(String.raw`src\a\styles.module.css`, 'icon')).toBe(icon);
  });

  it('names both modules when they would share a name', () => {
    const name = makeClassNamer();
    const seen = new Map<string, string>();
    const meet = (): void => {
      for (let i = 0; i < 100_000; i++) seen.set(name(`src/${i}.module.css`, 'icon'), `src/${i}.module.css`);
    };
    expect(meet).toThrow(/^\.icon of src\/\d+\.module\.css and of src\/\d+\.module\.css would get one name\./);
    expect(seen.size).toBeGreaterThan(50);
  });
});

describe('nameClasses', () => {
  const modules = { localIdentName: '[local]_[contenthash:base64:4]' };
  const plain = { loader: 'css-loader', options: { importLoaders: 1 } };

  it('changes the loader of CSS modules', () => {
    const options: { modules: typeof modules & { getLocalIdent?: unknown } } = { modules: { ...modules } };
    const loader = { loader: 'css-loader', options };
    nameClasses({ module: { rules: [{ test: /\.css$/, use: [plain] }, { use: ['style-loader', loader] }] } });
    expect(options.modules.getLocalIdent).toBeTypeOf('function');
    const { getLocalIdent } = options.modules as { getLocalIdent: (...args: unknown[]) => string };
    const context = { resourcePath: '/site/src/a/styles.module.css', rootContext: '/site' };
    expect(getLocalIdent(context, modules.localIdentName, 'icon')).toBe(
      makeClassNamer()('src/a/styles.module.css', 'icon'),
    );
  });

  it('says when there is none', () => {
    expect(() => nameClasses({ module: { rules: [{ use: [plain] }] } })).toThrow('finds no CSS modules');
  });
});
