/** Said by the server, and by the browser of what it cannot send. */
export const wrongForm = {
  is: 'Gildið er ekki á réttu formi.',
  en: 'The value does not have the right form.',
} as const;
