/** The theme's bar, with what the site's configuration says of it: nothing else reads that in browsers. */
import siteConfig from '@generated/docusaurus.config';
import items from '@generated/light-client/navbar-items.json';
import Navbar from '@light-client/navbar';
import { memo } from 'react';

Object.assign((siteConfig.themeConfig as { navbar: object }).navbar, { items });

/** Going to another page renders the parts anew that show where the reader is, and no others. */
export default memo(Navbar);
