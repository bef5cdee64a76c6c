import type { ReactNode } from 'react';

/**
 * Two plates that do not touch, with dots where the current would flow. It stands where there is nothing: no page, no hit, no plan yet.
 *
 * @param width in CSS pixels; narrower where there is less room
 */
export function OpenCircuit({ width = 220 }: { readonly width?: number }): ReactNode {
  const gap = width * 0.3;
  const [left, right] = [(width - gap) / 2, (width + gap) / 2];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 64`}
      width={width}
      style={{ display: 'block', maxInlineSize: '100%' }}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path stroke="var(--docs-plate-web)" d={`M8 32H${left}M${left} 8v48`} />
      <path
        stroke="var(--docs-border-strong)"
        strokeWidth="2"
        strokeDasharray="2 8"
        d={`M${left + 14} 32h${gap - 26}`}
      />
      <path stroke="var(--docs-plate-native)" d={`M${right} 32H${width - 8}M${right} 8v48`} />
      <circle cx="8" cy="32" r="4" fill="var(--docs-plate-web)" />
      <circle cx={width - 8} cy="32" r="4" fill="var(--docs-plate-native)" />
    </svg>
  );
}
