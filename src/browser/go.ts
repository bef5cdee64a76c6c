/** How to go to another page of the site: with a load, until something better is there. */
let navigate: (href: string) => void = (href) => window.location.assign(href);

/** Names what goes to other pages from now on. */
export function goBy(better: typeof navigate): void {
  navigate = better;
}

/** Goes to an address, absolute or from the present one. */
export function go(href: string): void {
  navigate(href);
}
