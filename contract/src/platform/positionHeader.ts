/**
 * O26: how far the database had got when a change was made, in the answer to the change. Whoever sends it along with a read reads what was
 * changed, whichever server and replica answers.
 */
export const positionHeader = 'x-database-position';
