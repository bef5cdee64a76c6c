/** Folders and port inside of the container, and of any Debian that follows its example. */
export const containerPlaces = {
  root: '/srv/capacitor-docs',
  port: 8080,
  site: '/etc/nginx/conf.d/capacitor-docs.conf',
  state: '/run/capacitor-docs',
  modules: '/etc/nginx/modules-enabled/*.conf',
} as const;

/**
 * Writes the recipe of a container that serves the packaged site. It is Debian's nginx, because that has the brotli module as a
 * package of its own, and is what the tests run.
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
