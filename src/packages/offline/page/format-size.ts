/** Formats a size for readers, with decimal units: `14.2 MB`, `10.7 GB`. */
export function formatSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1000).toFixed(1)} GB`;
}
