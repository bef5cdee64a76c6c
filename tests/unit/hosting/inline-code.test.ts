import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashInlineCode } from '../../../src/build/hosting/inline-code';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('hashInlineCode', () => {
  it('gives the hash that the specification of content policies has as its example', () => {
    expect(hashInlineCode([`<script>alert('Hello, world.');</script>`]).scripts).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it('hashes each text once, whatever pages it is in', () => {
    const { scripts, styles } = hashInlineCode([
      '<script>a()</script><SCRIPT data-rh=true>b()</SCRIPT >',
      '<script>a()</script><style media="(x > 1)">p{}</style>',
    ]);
    expect(scripts).toEqual([hash('a()'), hash('b()')].sort());
    expect(styles).toEqual([hash('p{}')]);
  });

  it.each(['module', '"text/javascript"', "'importmap'", 'application/x-ecmascript', 'speculationrules', '""'])(
    'counts the type %s as code',
    (type) => {
      expect(hashInlineCode([`<script type=${type}>x</script>`]).scripts).toEqual([hash('x')]);
    },
  );

  it.each([
    '<script src=/a.js defer></script>',
    '<script type=application/ld+json>{}</script>',
    '<script type="application/json">{}</script>',
    '<p>&lt;script>x&lt;/script></p>',
    '<scripted>x</scripted>',
  ])('does not count %s', (html) => {
    expect(hashInlineCode([html])).toEqual({ scripts: [], styles: [] });
  });

  it('is not misled by attributes that only look like a source', () => {
    expect(hashInlineCode(['<script data-src="a" data-type="text/x">x</script>']).scripts).toEqual([hash('x')]);
  });
});
