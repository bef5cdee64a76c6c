import { describe, expect, it } from 'vitest';
import { checkChanges } from '../../../src/build/checks/check-changes';
import { checkContact, toSecurityTxt } from '../../../src/build/hosting/security-txt';
import { type Change, changes } from '../../../src/config/changes';
import { securityContact } from '../../../src/config/security-contact';
import { toAtom } from '../../../src/plugins/feed';

const change: Change = { id: 'a', date: '2026-02-28', title: 'A & B', summary: 'Less <than> more.', page: '/a' };
const site = {
  title: 'Docs',
  tagline: 'About',
  address: 'https://example.com/docs/',
  feed: 'https://example.com/docs/feed.xml',
  author: 'team',
};

describe('the feed', () => {
  it('has what Atom asks of a feed and its entries, escaped, with the dates of the changes', () => {
    const text = toAtom([change], site);
    expect(text).toContain('<updated>2026-02-28T00:00:00Z</updated>\n  <entry>');
    expect(text).toContain('<id>tag:example.com,2026-02-28:/docs/changes/a</id>');
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('<summary>Less &lt;than&gt; more.</summary>');
    expect(text).toContain('<link href="https://example.com/docs/a"/>');
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="https://example.com/docs/feed.xml"/>');
    expect(text).toContain('<author><name>team</name></author>');
  });

  it.each<[Partial<Change>, string]>([
    [{ id: 'A b' }, 'The id "A b" may only have small letters'],
    [{ date: '2026-02-30' }, '"2026-02-30" is not a date'],
    [{ date: '22.11.2026' }, 'is not a date'],
    [{ title: ' ' }, 'has no title'],
    [{ summary: '' }, 'has no summary'],
    [{ page: '/b' }, 'There is no page /b'],
  ])('refuses %o', (wrong, message) => {
    expect(() => checkChanges([{ ...change, ...wrong }], ['/a'])).toThrow(message);
  });

  it('refuses an id that appears twice, and an order that is not by date', () => {
    expect(() => checkChanges([change, change], ['/a'])).toThrow('appears twice');
    const older = { ...change, id: 'b', date: '2026-01-01' };
    expect(() => checkChanges([older, change], ['/a'])).toThrow('Put the newest first');
    expect(() => checkChanges([change, older], ['/a'])).not.toThrow();
  });

  it('tells something', () => {
    expect(changes.length).toBeGreaterThan(0);
  });
});

describe('the security contact', () => {
  it('holds today; when it does not, look at the contacts and write new days', () => {
    expect(Date.parse(securityContact.expires)).toBeGreaterThan(Date.now());
  });

  it('is written as RFC 9116 asks', () => {
    const text = toSecurityTxt(securityContact, 'https://example.com/.well-known/security.txt');
    expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
    expect(text).toMatch(/\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/);
    expect(text).toContain('\nCanonical: https://example.com/.well-known/security.txt\n');
  });

  it('holds for a year at most', () => {
    const contact = { ...securityContact, reviewed: '2026-01-01', expires: '2026-12-31' };
    expect(() => checkContact(contact)).not.toThrow();
    expect(() => checkContact({ ...contact, expires: '2027-02-01' })).toThrow('not within the year');
    expect(() => checkContact({ ...contact, expires: '2025-12-31' })).toThrow('not within the year');
    expect(() => checkContact({ ...contact, expires: 'soon' })).toThrow('"soon" is not a date');
    expect(() => checkContact({ ...contact, contacts: ['security@example.com'] })).toThrow('is not a contact');
  });
});
