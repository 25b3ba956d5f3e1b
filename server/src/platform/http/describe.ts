import type { Declared } from '@omur/contract/platform/endpoint';

/** What the page about the API says of a call. It stands on the server, since no browser needs it. */
interface Description {
  /** One or two sentences. */
  summary: string;
  /** The numbers of the requirements that it serves. */
  spec: string;
}

/** By method and path as the contract declares them, such as "GET /api/persons/:personId". */
export type Descriptions = Readonly<Record<string, Description>>;

export type DescribedCall = Declared & Description;
