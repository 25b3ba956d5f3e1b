import { useEffect, useState } from 'react';

/** The value as it was once it had stood still for `milliseconds`. */
export function useDebounced<Value>(value: Value, milliseconds: number) {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled;
}
