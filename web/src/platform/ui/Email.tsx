import { Fragment } from 'react';

/** An e-mail address that breaks after its signs, and not inside a word. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=[@.,_-])/u).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
