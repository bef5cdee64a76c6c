import type { AtRule, Plugin } from 'postcss';

/**
 * Plugin of PostCSS: writes media queries about pixels in `em`, so that large letters get the layout of narrow windows, and not a bar whose items
 * overlap. It changes Infima and the theme, which have no other way to set their widths: 996 pixels are `62.25em`.
 */
export const emQueries: Plugin = {
  postcssPlugin: 'em-queries',
  AtRule: {
    media(rule: AtRule) {
      rule.params = rule.params.replace(/\b(\d+)px/g, (_, pixels: string) => `${Number(pixels) / 16}em`);
    },
  },
};
