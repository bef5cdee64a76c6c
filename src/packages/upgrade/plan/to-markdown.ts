import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { heading, inlineCode, join, link, paragraph, text } from '../../../remark/nodes';
import type { Plan, Task } from './plan';

/**
 * Writes a plan as Markdown, with a task list in GitHub's syntax.
 *
 * @param ticked ids of the tasks that are done
 * @param origin origin of the site, for links
 */
export function planToMarkdown(plan: Plan, ticked: ReadonlySet<string>, origin: string): string {
  const children: RootContent[] = [
    { type: 'heading', depth: 1, children: [text(`Upgrade from Capacitor ${plan.from} to ${plan.to}`)] },
    ...plan.warnings.map((words) => paragraph(...words)),
  ];
  for (const part of plan.parts) {
    children.push(heading(2, part.id, text(part.title)));
    for (const { title, lead, tasks } of part.groups) {
      children.push(heading(3, title, text(title)));
      if (lead !== undefined) children.push(paragraph(...lead));
      children.push({
        type: 'list',
        spread: false,
        children: tasks.map((task) => ({
          type: 'listItem',
          spread: task.body.length > 0,
          checked: ticked.has(task.id),
          children: [paragraph(...lineOf(task)), ...task.body],
        })),
      });
    }
  }
  if (plan.others.length > 0) {
    const names = plan.others.map((name) => [inlineCode(name)]);
    children.push(heading(2, 'rest', text('Packages without a task')), paragraph(...join(names, ', ')));
  }
  const root = { type: 'root' as const, children: children.map((node) => withOrigin(node, origin)) };
  return toMarkdown(root, { bullet: '-', rule: '-', extensions: [gfmToMarkdown({ tablePipeAlign: false })] });
}

function lineOf({ title, isMigrated, more }: Task): PhrasingContent[] {
  const words = isMigrated
    ? [...title, text(', '), inlineCode('npx cap migrate'), text(' does it; check')]
    : [...title];
  if (more === undefined) return words;
  return [...words, text(' ('), link(more.url, text(more.label)), text(')')];
}

/** Makes links absolute, so that they work wherever the Markdown is read. */
function withOrigin<Node extends RootContent | BlockContent | PhrasingContent>(node: Node, origin: string): Node {
  const own = node.type === 'link' && node.url.startsWith('/') ? { ...node, url: origin + node.url } : node;
  if (!('children' in own)) return own;
  return { ...own, children: (own.children as PhrasingContent[]).map((child) => withOrigin(child, origin)) } as Node;
}
