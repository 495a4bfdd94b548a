/** Loaded before everything else of a server under test, in each of its threads: its clock goes wrong by so many days. */
const MOVED_MS = Number(process.env.MOVED_DAYS ?? 0) * 86_400_000

// The dates themselves stay what they are: they travel between threads.
const moved = new Proxy(Date, {
  construct: (RealDate, given) => (given.length === 0 ? new RealDate(RealDate.now() + MOVED_MS) : new RealDate(...given)),
  get: (RealDate, name) => (name === 'now' ? () => RealDate.now() + MOVED_MS : Reflect.get(RealDate, name)),
})
globalThis.Date = moved
