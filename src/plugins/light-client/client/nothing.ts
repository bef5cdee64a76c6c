/** Stands in for client modules of the theme that browsers need not load. */
export {};
