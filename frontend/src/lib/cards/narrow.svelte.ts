/** The widths of the window at which the page shows less. */

import { MediaQuery } from 'svelte/reactivity';

/** Too narrow for the drawn faces to be read at a glance. */
export const narrow = new MediaQuery('(max-width: 40rem), (max-height: 30rem)');

/** Too small for anything beside the felt, or, where the window is upright as a tablet is, below it. */
export const slim = new MediaQuery('(max-width: 47.99rem), (max-width: 60rem) and (orientation: landscape)');

/** So wide that everything stands beside the felt, and nothing above or below it. */
export const wide = new MediaQuery('(min-width: 60.01rem)');
