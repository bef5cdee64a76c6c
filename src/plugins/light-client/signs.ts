/**
 * What a reader does who is there. The page may be scrolled by the browser, to where an address leads, so scrolling is a sign only
 * from hydration on (`client/sign-of-life.ts`).
 */
export const signsOfLife = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel'] as const;
