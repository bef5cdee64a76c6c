import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const hasCurrent = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(hasCurrent));

/** Leaves the sidebar that the page stands in, as our site does; pages in no sidebar show the first. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute } = locals;
  const groups = starlightRoute.sidebar;
  const shown = groups.find(hasCurrent) ?? groups[0];
  if (shown?.type === 'group') starlightRoute.sidebar = shown.entries;
});
