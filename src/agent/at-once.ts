/** Something that is there already, or is waited for. */
export type AtOnce<T> = T | Promise<T>;

/** What `next` makes of `value`, at once where that is there: to wait for what is at hand costs more than most steps do. */
export function andThen<A, B>(value: AtOnce<A>, next: (value: A) => AtOnce<B>): AtOnce<B> {
  return value instanceof Promise ? value.then(next) : next(value);
}
