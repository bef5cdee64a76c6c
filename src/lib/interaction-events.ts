/**
 * Events that show that the reader interacts with the page. Scrolling counts only once the page's scripts run
 * (`src/browser/first-interaction.ts`), because before that the browser itself may scroll to where an address leads.
 */
export const interactionEvents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;
