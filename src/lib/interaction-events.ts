/**
 * What a reader does who is there. The page may be scrolled by the browser, to where an address leads, so scrolling counts only once the page's
 * scripts run (`src/browser/first-interaction.ts`).
 */
export const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;
