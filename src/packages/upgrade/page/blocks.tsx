import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { type ReactNode, useEffect, useRef } from 'react';
import { nameCode, tableName, watchScroller } from '../../../browser/watch-scrollers';
import styles from './styles.module.css';

type Block = BlockContent | DefinitionContent;

/** Renders a Markdown tree. Text is never read as markup, whatever it contains. Links are those of the site. */
export function Blocks({ nodes }: { readonly nodes: readonly Block[] }): ReactNode {
  return nodes.map((node, index) => <OneBlock key={index} node={node} />);
}

function OneBlock({ node }: { readonly node: Block }): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return (
        <p>
          <Line nodes={node.children} />
        </p>
      );
    case 'code':
      return (
        <CodeLines value={node.value} language={node.lang ?? ''} title={/title="([^"]+)"/.exec(node.meta ?? '')?.[1]} />
      );
    case 'list': {
      const items = node.children.map(({ children }, index) => (
        <li key={index}>
          {children.length === 1 && children[0]?.type === 'paragraph' ? (
            <Line nodes={children[0].children} />
          ) : (
            <Blocks nodes={children} />
          )}
        </li>
      ));
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
                    <Line nodes={cell.children} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={place}>
                  {row.children.map((cell, index) => (
                    <td key={index}>
                      <Line nodes={cell.children} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Blocks nodes={node.children} />
        </blockquote>
      );
    default:
      return null;
  }
}

/** Renders inline content. */
export function Line({ nodes }: { readonly nodes: readonly PhrasingContent[] }): ReactNode {
  return nodes.map((node, index) => {
    const key = index;
    switch (node.type) {
      case 'text':
        return node.value;
      case 'inlineCode':
        return <code key={key}>{node.value}</code>;
      case 'link':
        return (
          <a key={key} href={node.url}>
            <Line nodes={node.children} />
          </a>
        );
      case 'strong':
        return (
          <strong key={key}>
            <Line nodes={node.children} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={key}>
            <Line nodes={node.children} />
          </em>
        );
      default:
        return null;
    }
  });
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
