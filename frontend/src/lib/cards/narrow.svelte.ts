/** The widths of the window at which the page shows less. */

import { MediaQuery } from 'svelte/reactivity';

/** Too narrow for the drawn faces to be read at a glance. */
export const narrow = new MediaQuery('(max-width: 40rem), (max-height: 30rem)');

/** Too narrow for anything beside the felt. */
export const slim = new MediaQuery('(max-width: 60rem)');
