/** How often a page asks how far a job is, while it runs. In milliseconds. */
export const pollEvery = 1000;
