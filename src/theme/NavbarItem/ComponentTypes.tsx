import NavbarCta from '@site/src/components/NavbarCta';
import NavbarIconLink from '@site/src/components/NavbarIconLink';
import NavbarSeparator from '@site/src/components/NavbarSeparator';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

/** Upstream's item types and the site's own, whose names must start with `custom-` to pass the theme's validation. */
export default {
  ...ComponentTypes,
  'custom-iconLink': NavbarIconLink,
  'custom-separator': NavbarSeparator,
  'custom-cta': NavbarCta,
};
