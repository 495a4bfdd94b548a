// See docs/decisions/0001-imports-point-downwards.md.
/**
 * Says which folder may import which; the dependency check reads it. A folder may always import itself; `packs` are data and open to all.
 * The sentence is shown when a line of the table is broken.
 */
const CORE = ['^src/engine/', '^src/schedule/', '^src/contract/', '^src/model/']
const STATE = ['^src/state/', '^src/platform/', '^src/drawing/', ...CORE]
/** Files of the server that every room may use. */
const SHARED = '^server/(answer|config|handle|jobs|refusal|thread-code)\\.ts$'

/** A room of the server: may import the rooms that it is given, which its plugin declares as dependencies where they are plugins, too. */
const room = (name, rooms, more = []) => ({
  folder: `^server/${name}/`,
  may: [SHARED, '^src/contract/', '^src/model/', ...more, ...rooms.map((other) => `^server/${other}/`)],
  say: `${name} may use ${rooms.join(', ') || 'no other room'}: move what both need into a lower room, or declare the room here and in its plugin`,
})

module.exports = [
  { folder: '^assembly/', may: [], say: 'the core knows numbers only: pass what it needs through the layout' },
  {
    folder: '^workers/',
    may: ['^assembly/common/layout/', '^build/', '^src/engine/decode/system-result', '^src/schedule/'],
    say: 'a worker knows the compiled core and its layout, never the app',
  },
  { folder: '^src/schedule/', may: [], say: 'the scheduler knows no work: hand it a generator' },
  {
    folder: '^src/model/',
    may: ['^assembly/common/layout/layout'],
    say: 'the model is pure: hand it what it needs as an argument; of the core it reads constants only',
  },
  { folder: '^src/contract/', may: ['^src/model/'], say: 'the contract knows the model and the wire, nothing else' },
  {
    folder: '^src/engine/',
    may: ['^src/schedule/', '^src/model/', '^src/contract/', '^assembly/common/layout/', '^workers/', '^build/', '^src/locales/'],
    say: 'the engine turns models into bytes and back; no state, no React',
  },
  {
    folder: '^src/platform/',
    may: ['^src/schedule/', '^src/contract/', '^src/model/', '^src/locales/'],
    say: 'the platform is given what it needs; it never reads state',
  },
  {
    folder: '^src/drawing/',
    may: ['^src/platform/', ...CORE],
    say: 'a drawing is made of a system and its results alone, in the browser, on the server and on the command line',
  },
  {
    folder: '^src/report/',
    may: ['^src/drawing/', '^src/platform/', '^src/locales/', ...CORE],
    say: 'a report is made of projects, results and drawings alone, in the browser, on the server and on the command line',
  },
  { folder: '^src/state/', may: STATE, say: 'state knows no screen' },
  {
    folder: '^src/ui/',
    may: ['^src/state/', '^src/platform/', '^src/schedule/', '^src/engine/', '^src/model/'],
    say: 'a field or table knows no feature',
  },
  { folder: '^src/board/', may: ['^src/ui/', ...STATE], say: 'the board knows no feature' },
  {
    folder: '^src/workbench/',
    may: ['^src/board/', '^src/ui/', ...STATE],
    say: 'the workbench knows systems and findings, no design step',
  },
  {
    folder: '^src/features/',
    may: ['^src/workbench/', '^src/report/', '^src/board/', '^src/ui/', ...STATE],
    say: 'features share through workbench, report, board, ui, state and model',
  },
  { folder: '^src/(app/|main)', may: ['^src/'], say: 'the app composes what stands below it' },
  {
    folder: '^server/',
    may: ['^src/report/', '^src/drawing/', '^src/locales/', '^workers/', ...CORE],
    say: 'the server shares model, engine, drawing and report, nothing of the browser but its texts',
  },
  {
    folder: '^cli/',
    may: ['^src/report/', '^src/drawing/', '^workers/', ...CORE],
    say: 'the command line shares model, engine, drawing and report, nothing of the browser',
  },
  { folder: SHARED, may: ['^src/contract/', '^src/model/'], say: 'files beside the rooms know no room' },
  room('migrations', []),
  room('database', ['migrations']),
  room('attempts', ['database']),
  room('purge', ['database']),
  room('room', ['database']),
  room('plugins', ['attempts', 'database']),
  room('access', ['database', 'plugins']),
  room('metrics', ['database']),
  room('sockets', ['access', 'database', 'plugins'], ['^src/locales/']),
  room('audit', ['access', 'attempts', 'database']),
  room('mail', ['audit', 'database', 'purge']),
  room('account', ['access', 'attempts', 'audit', 'database', 'mail', 'plugins', 'purge']),
  room('center', ['access', 'account', 'audit', 'database']),
  room('feedback', ['access', 'attempts', 'audit', 'database', 'mail', 'purge']),
  room('project', ['access', 'account', 'database', 'plugins', 'purge', 'room'], ['^src/engine/', '^workers/']),
  room('share', ['access', 'attempts', 'audit', 'database', 'project', 'purge']),
  room('geography', [], ['^src/locales/']),
  room('device', ['access', 'plugins'], ['^src/engine/', '^src/locales/']),
  room('view', ['access', 'attempts', 'database', 'device', 'plugins', 'project', 'share']),
  room('version', ['access', 'audit', 'database']),
  room('health', ['database']),
]
