import type { ClientModule } from '@docusaurus/types';

/** What the build has written into the head of one page must not stand there for the next. */
const pageHead: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation === null || previousLocation.pathname === location.pathname) return;
    for (const tag of document.head.querySelectorAll('[data-page-head]')) tag.remove();
  },
};

export default pageHead;
