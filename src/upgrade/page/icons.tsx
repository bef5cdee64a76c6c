import type { ReactNode } from 'react';

const paths = {
  upload: 'M10 12V3.5m0 0L6.5 7M10 3.5 13.5 7M3 12.5v4h14v-4',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  print: 'M6 7.5v-4h8v4M6 14.5H3.5v-7h13v7H14M6 12h8v5H6z',
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  plus: 'M10 4.5v11M4.5 10h11',
  download: 'M10 3.5V12m0 0L6.5 8.5M10 12l3.5-3.5M3 12.5v4h14v-4',
  search: 'M9 3.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zM13 13l4 4',
} as const;

/** Small drawings beside words. */
export function Icon({ name }: { readonly name: keyof typeof paths }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** Two plates apart, with nothing but dots between them: there is no plan yet. */
export function OpenCircuit(): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 64"
      width="220"
      height="64"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <path stroke="var(--docs-plate-web)" d="M8 32h70M78 10v44" />
      <path stroke="var(--docs-border-strong)" strokeWidth="2" strokeDasharray="2 7" d="M92 32h38" />
      <path stroke="var(--docs-plate-native)" d="M142 10v44M142 32h70" />
    </svg>
  );
}
