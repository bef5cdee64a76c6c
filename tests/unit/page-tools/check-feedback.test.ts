import { describe, expect, it } from 'vitest';
import { checkFeedback } from '../../../src/build/checks/settings';
import { mergeSources } from '../../../src/build/hosting/content-policy';
import { makeHosting } from '../../../src/build/hosting/hosting';
import { feedback } from '../../../src/config/feedback';
import { contentPolicy, listFeedbackSources } from '../../../src/config/security-headers';
import { issueFields } from '../../../src/lib/issue';
import { withPlace } from '../../../src/packages/shared/errors/locate';

const check = (changes: Partial<typeof feedback>) => () => checkFeedback({ ...feedback, ...changes }, issueFields);

describe('the settings of the readers’ corrections', () => {
  it('hold as they are, and with an address to post to', () => {
    expect(check({})).not.toThrow();
    expect(check({ endpoint: 'https://feedback.example.com:8443/docs' })).not.toThrow();
  });

  it.each([
    '',
    'feedback.example.com',
    'http://example.com/',
    'javascript:alert(1)',
    'https://example.com/?key=1',
    'https://user:secret@example.com/',
    'https://:secret@example.com/',
    'https://example.com/a b',
    "https://example.com/'; script-src *",
  ])('stop the build with an address like %j', (endpoint) => {
    expect(check({ endpoint })).toThrow(`endpoint is ${JSON.stringify(endpoint)}, which is not a plain https address.`);
  });

  it('stop the build with a field that nothing fills in, and with the line', () => {
    expect(check({ body: 'See {pgae}.' })).toThrow('body has {pgae}, which nothing fills in. Known are {title}, {url}');
    expect(() => withPlace('src/config/feedback.ts', 'feedback', check({ endpoint: 'x' }))).toThrow(
      /^src\/config\/feedback\.ts:\d+: endpoint is "x"/,
    );
  });
});

describe('the content security policy', () => {
  it('allows exactly the origin of the address that answers are posted to', () => {
    const allowed = (endpoint: string | undefined) =>
      mergeSources(contentPolicy, listFeedbackSources(endpoint))['connect-src'];
    expect(allowed(undefined)).toEqual(["'self'"]);
    expect(allowed('https://feedback.example.com:8443/docs')).toEqual(["'self'", 'https://feedback.example.com:8443']);
  });

  it('says so in the header of every host', () => {
    const readPolicy = (feedbackEndpoint?: string) =>
      makeHosting({ scripts: [], styles: [] }, [], { searchAppId: 'embedded', hasTagManager: false, feedbackEndpoint })
        .headers['Content-Security-Policy'];
    expect(readPolicy()).toContain("connect-src 'self';");
    expect(readPolicy('https://feedback.example.com/docs')).toContain(
      "connect-src 'self' https://feedback.example.com;",
    );
  });
});
