/** Drawings of icons as path data, in a square of 20 units that is stroked, not filled. */
export const iconPaths = {
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  close: 'm5 5 10 10m0-10L5 15',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  download: 'M10 3.5V12m0 0L6.5 8.5M10 12l3.5-3.5M3 12.5v4h14v-4',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  flag: 'M5 17V3.5h10L12.5 7 15 10.5H5',
  plus: 'M10 4.5v11M4.5 10h11',
  print: 'M6 7.5v-4h8v4M6 14.5H3.5v-7h13v7H14M6 12h8v5H6z',
  search: 'm17 17-4.2-4.2m1.7-4.3a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z',
  upload: 'M10 12V3.5m0 0L6.5 7M10 3.5 13.5 7M3 12.5v4h14v-4',
} as const;
