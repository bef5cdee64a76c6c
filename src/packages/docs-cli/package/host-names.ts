/** Hosts that a build can be packaged for. */
export const hostNames = ['nginx', 'netlify', 'cloudflare', 'vercel', 'github-pages'] as const;

/** Name of such a host. */
export type HostName = (typeof hostNames)[number];
