/** O173: so many rows of a list of the whole society are counted; one more says that there are more. */
export const mostCounted = 100_000;
