import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const hasCurrent = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(hasCurrent));

/** Keeps only the sidebar that contains the page, as our site does. Pages in no sidebar show the first. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute } = locals;
  const groups = starlightRoute.sidebar;
  const shown = groups.find(hasCurrent) ?? groups[0];
  if (shown?.type === 'group') starlightRoute.sidebar = shown.entries;
});
