import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type ReactNode, useEffect, useRef } from 'react';
import { nameCode, tableName, watchScroller } from '../../../browser/watch-scrollers';
import styles from './styles.module.css';

type MarkdownNode = BlockContent | DefinitionContent | PhrasingContent;

/** Elements of what is nothing but its content. */
const tags = { paragraph: 'p', blockquote: 'blockquote', strong: 'strong', emphasis: 'em' } as const;

/** Renders a Markdown tree. Text is never read as markup, whatever it contains. Links are those of the site. */
export function Markdown({ nodes }: { readonly nodes: readonly MarkdownNode[] }): ReactNode {
  return nodes.map((node, index) => <OneNode key={index} node={node} />);
}

function OneNode({ node }: { readonly node: MarkdownNode }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <CodeLines value={node.value} language={node.lang ?? ''} title={/title="([^"]+)"/.exec(node.meta ?? '')?.[1]} />
      );
    case 'link':
      return (
        <a href={node.url}>
          <Markdown nodes={node.children} />
        </a>
      );
    case 'paragraph':
    case 'blockquote':
    case 'strong':
    case 'emphasis': {
      const Tag = tags[node.type];
      return (
        <Tag>
          <Markdown nodes={node.children} />
        </Tag>
      );
    }
    case 'list': {
      const items = node.children.map(({ children }, index) => {
        const [first, ...others] = children;
        const isLine = first?.type === 'paragraph' && others.length === 0;
        return (
          <li key={index}>
            <Markdown nodes={isLine ? first.children : children} />
          </li>
        );
      });
      return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table': {
      const [head, ...rows] = node.children;
      return (
        <Scroller name={tableName}>
          <table>
            <thead>
              <tr>
                {head?.children.map((cell, index) => (
                  <th key={index} scope="col">
                    <Markdown nodes={cell.children} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={place}>
                  {row.children.map((cell, index) => (
                    <td key={index}>
                      <Markdown nodes={cell.children} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      );
    }
    default:
      return null;
  }
}

interface CodeProps {
  readonly value: string;
  readonly language: string;
  readonly title: string | undefined;
}

function CodeLines({ value, language, title }: CodeProps): ReactNode {
  const isDiff = language === 'diff';
  return (
    <figure className={styles.code}>
      {title !== undefined && <figcaption>{title}</figcaption>}
      <Scroller name={nameCode(title)}>
        <pre>
          <code>
            {isDiff
              ? value.split('\n').map((line, index) => (
                  <span
                    key={index}
                    className={line.startsWith('+') ? styles.added : line.startsWith('-') ? styles.removed : undefined}
                  >
                    {`${line}\n`}
                  </span>
                ))
              : value}
          </code>
        </pre>
      </Scroller>
    </figure>
  );
}

/** Scrolls wide content separately from the page. While it can scroll, it takes the focus, so that keyboards can scroll it. */
function Scroller({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current === null ? undefined : watchScroller(box.current, name)), [name]);
  return (
    <div ref={box} className={styles.wide}>
      {children}
    </div>
  );
}
