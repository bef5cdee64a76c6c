/** Navigates to another page of the site. It is a normal page load until `setNavigate` replaces it. */
let navigate: (href: string) => void = (href) => window.location.assign(href);

/** Sets the function that navigates to other pages from now on. */
export function setNavigate(better: typeof navigate): void {
  navigate = better;
}

/** Navigates to an absolute or relative address. */
export function go(href: string): void {
  navigate(href);
}
