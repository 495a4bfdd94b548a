/**
 * The imports that each folder may have. Read by the dependency check. A folder may always import itself; `packs` are data and open to all.
 * The sentence is shown when a line of the table is broken.
 */
module.exports = [
  { folder: '^assembly/', may: [], say: 'the core knows numbers only: pass what it needs through the layout' },
  {
    folder: '^workers/',
    may: ['^assembly/shared/layout/layout', '^build/', '^src/engine/decode/system-result', '^src/schedule/'],
    say: 'a worker knows the compiled core and its layout, never the app',
  },
  { folder: '^src/schedule/', may: [], say: 'the scheduler knows no work: hand it a generator' },
  { folder: '^src/model/', may: [], say: 'the model is pure: hand it what it needs as an argument' },
  { folder: '^src/contract/', may: ['^src/model/'], say: 'the contract knows the model and the wire, nothing else' },
  {
    folder: '^src/engine/',
    may: ['^src/schedule/', '^src/model/', '^src/contract/', '^assembly/shared/layout/layout', '^workers/', '^build/', '^src/locales/'],
    say: 'the engine turns models into bytes and back; no state, no React',
  },
  {
    folder: '^src/platform/',
    may: ['^src/schedule/', '^src/contract/', '^src/model/', '^src/locales/'],
    say: 'the platform is given what it needs; it never reads state',
  },
  {
    folder: '^src/state/',
    may: ['^src/engine/', '^src/platform/', '^src/schedule/', '^src/contract/', '^src/model/'],
    say: 'state knows no screen',
  },
  {
    folder: '^src/ui/',
    may: ['^src/state/', '^src/platform/', '^src/engine/', '^src/schedule/', '^src/model/'],
    say: 'a field or table knows no feature',
  },
  {
    folder: '^src/canvas/',
    may: ['^src/state/', '^src/ui/', '^src/engine/', '^src/platform/', '^src/schedule/', '^src/contract/', '^src/model/'],
    say: 'the board knows no feature',
  },
  {
    folder: '^src/features/',
    may: ['^src/canvas/', '^src/ui/', '^src/state/', '^src/platform/', '^src/engine/', '^src/schedule/', '^src/contract/', '^src/model/'],
    say: 'features share through canvas, ui, state and model',
  },
  { folder: '^src/(app/|main)', may: ['^src/'], say: 'the app composes what stands below it' },
  {
    folder: '^server/',
    may: ['^src/contract/', '^src/model/', '^src/engine/', '^src/schedule/', '^src/locales/', '^workers/'],
    say: 'the server shares the model and the engine, nothing of the browser but its texts',
  },
  {
    folder: '^cli/',
    may: ['^src/contract/', '^src/model/', '^src/engine/', '^src/schedule/', '^workers/'],
    say: 'the command line shares the model and the engine, nothing of the browser',
  },
]
