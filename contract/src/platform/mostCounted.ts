/** O173, O321: so many rows of a list are counted; one more says that there are more. */
export const mostCounted = 100_000;
