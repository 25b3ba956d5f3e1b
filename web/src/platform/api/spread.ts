/** O245: at most so long, and at least half of it: those who are sent away together do not come back together. */
export const spread = (milliseconds: number) => milliseconds * (0.5 + Math.random() / 2);
