import { useEffect, useState } from "react";

/** A value once it has stood still. */
export function useDebounced<T>(value: T, ms = 160): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return still;
}

/** The last value there was: a list stays in sight while the next one is read. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
