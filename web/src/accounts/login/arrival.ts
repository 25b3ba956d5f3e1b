/** The query that the page was loaded with, letter for letter: the router reads numbers into what looks like one. */
export const arrivedWith = location.search;
