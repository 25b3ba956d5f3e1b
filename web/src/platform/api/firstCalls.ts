/** What pages behind the login ask first; the declarations of these calls come with the pages. */
export const firstCalls = { person: 'GET /api/persons/:kennitala', home: 'GET /api/home' } as const;
