import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import TableHeader from '../../../src/theme/MDXComponents/table-header';

describe('a header cell of a table', () => {
  it('is a header when it says something', () => {
    expect(renderToStaticMarkup(createElement(TableHeader, { align: 'left' }, 'iOS'))).toBe(
      '<th align="left">iOS</th>',
    );
  });

  it('is a plain cell when it is empty, because screen readers would announce a header without a name', () => {
    expect(renderToStaticMarkup(createElement(TableHeader, { align: 'left' }))).toBe('<td align="left"></td>');
  });
});
