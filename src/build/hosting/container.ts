/** Folders and port inside the container, and on any Debian that is set up like it. */
export const containerPlaces = {
  root: '/srv/capacitor-docs',
  port: 8080,
  site: '/etc/nginx/conf.d/capacitor-docs.conf',
  state: '/run/capacitor-docs',
  modules: '/etc/nginx/modules-enabled/*.conf',
} as const;

/**
 * Writes the Containerfile for an image that serves the packaged site. It uses Debian's nginx, because Debian has the brotli module
 * as a separate package, and because the tests run the same nginx.
 */
export function toContainerfile(): string {
  const { root, port, site, state } = containerPlaces;
  return `FROM debian:12-slim
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \\
 && rm -rf /var/lib/apt/lists/* \\
 && install --directory --owner www-data ${state}
COPY nginx.conf /etc/nginx/nginx.conf
COPY capacitor-docs.conf ${site}
COPY site ${root}
USER www-data
EXPOSE ${port}
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`;
}
