/** What a reader does who is there. The page may be scrolled by the browser, to where an address leads, so scrolling is no sign. */
export const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;
