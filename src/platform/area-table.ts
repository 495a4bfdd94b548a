import type { VisitedArea } from '../contract/center/visitors'
import type { PermissionCode } from '../contract/account/permissions'
import type { ProjectKind } from '../contract/project/project-calls'

/** Document that a project holds; piping and CAD projects hold the same one. */
export type ProjectDocument = 'mssp' | 'simulation' | 'noise'

/** One row of the table: a screen of the product with its address, and everything that other parts need to know about it. */
export interface AreaRow {
  id: string
  /** Address after the `#`. It may end with a parameter. */
  path: string
  /** Further addresses below `path` that show the same screen. */
  more?: readonly string[]
  /** Area that a visit is counted for; without it visits are not counted. */
  area?: VisitedArea
  /** Permission that opens the address, also for addresses below it. `public` needs no session, `signedIn` only a session. */
  permission: PermissionCode | 'signedIn' | 'public'
  /** Kind of project that is listed or edited here. */
  kind?: ProjectKind
  /** Document of the listed projects; set on lists only. */
  document?: ProjectDocument
  /** A design step: it works on the open project. */
  isStep?: true
  /** Document that auto-save stores while this address is shown. */
  saves?: Exclude<ProjectDocument, 'noise'>
  /** Whether rail and command palette offer it on every page. */
  isInMenu?: true
  /** Key that opens the step together with Alt. */
  shortcut?: string
  /** Translation key of the name. */
  label: string
  /** Translation key of a sentence about it. */
  text?: string
  /** Folder in `src/features` whose `screens.ts` has the screen; null redirects to the first row below the address. */
  screen: string | null
  /** Namespaces that are loaded together with the screen. */
  texts?: readonly string[]
  /** Row of the screen that shows this one inside itself. */
  parent?: string
}

/** Columns of a row whose screen does not exist yet; `words` are its texts in `later.json`. */
const toCome = <Words extends string, Area extends VisitedArea & PermissionCode>(words: Words, area: Area) =>
  ({
    area,
    permission: area,
    label: `later:area.${words}.name`,
    text: `later:area.${words}.text`,
    screen: 'later',
  }) as const

const PUBLIC = { permission: 'public', screen: 'account' } as const
const DESIGN = { area: 'mssp', permission: 'mssp', kind: 'mssp' } as const
const DESIGN_STEP = { ...DESIGN, isStep: true, saves: 'mssp' } as const
const CAD_STEP = { ...toCome('cad', 'cad'), kind: 'cad', isStep: true, saves: 'mssp' } as const
const SIMULATION = { ...toCome('simulation', 'simulation'), kind: 'simulation' } as const
const PIPING_TEXTS = [
  ...(['piping', 'board', 'systems', 'placing', 'panels', 'lines', 'limits', 'findings', 'find', 'as-built', 'proof'] as const),
  ...(['sheet', 'units'] as const),
]
const LIST = { screen: 'projects', texts: ['projects', 'information'] } as const
const CENTER_PAGE = { area: 'center', screen: 'center', parent: 'center' } as const

/**
 * Every screen of the product, in the order of menus (specification, section 2). `docs/architecture.md`, "Add a step or an area", says how to
 * add a row. An address belongs to the row with the longest path that it begins with.
 */
export const AREA_TABLE = [
  { id: 'login', path: '/login', ...PUBLIC, label: 'account:title' },
  { id: 'register', path: '/regist', ...PUBLIC, label: 'account:register.title' },
  { id: 'authRedirect', path: '/auth-redirect', ...PUBLIC, label: 'account:handOver.checking' },
  { id: 'share', path: '/share/:token', area: 'share', permission: 'signedIn', label: 'share:open.opening', screen: 'share' },
  {
    id: 'view',
    path: '/view/:token',
    permission: 'public',
    label: 'share:view.label',
    screen: 'piping',
    texts: ['share', 'report', ...PIPING_TEXTS],
  },
  {
    id: 'gateway',
    path: '/gateway',
    area: 'gateway',
    permission: 'signedIn',
    isInMenu: true,
    label: 'app:rail.gateway',
    screen: 'gateway',
  },

  { id: 'projects', path: '/list/mssp', ...DESIGN, document: 'mssp', isInMenu: true, label: 'app:rail.projects', ...LIST },
  {
    id: 'cadProjects',
    path: '/list/mssp/cad',
    area: 'cad',
    permission: 'cad',
    kind: 'cad',
    document: 'mssp',
    label: 'projects:list.cad',
    ...LIST,
  },
  {
    id: 'simulationProjects',
    path: '/list/simulation',
    ...SIMULATION,
    document: 'simulation',
    label: 'projects:list.simulation',
    ...LIST,
  },
  {
    id: 'noiseProjects',
    path: '/list/noise',
    area: 'noise',
    permission: 'noise',
    kind: 'noise',
    document: 'noise',
    label: 'projects:list.noise',
    ...LIST,
  },

  { id: 'design', path: '/navbar/mssp', ...DESIGN, label: 'app:rail.projects', screen: null },
  {
    id: 'selection',
    path: '/navbar/mssp/selection',
    ...DESIGN_STEP,
    shortcut: '1',
    label: 'app:steps.selection',
    text: 'app:stepTexts.selection',
    screen: 'selection',
    texts: ['rooms', 'automatic', 'selection', 'catalogue', 'choosing', 'airHandler', 'parts', 'sheet'],
  },
  {
    id: 'piping',
    path: '/navbar/mssp/piping',
    ...DESIGN_STEP,
    shortcut: '2',
    label: 'app:steps.piping',
    text: 'app:stepTexts.piping',
    screen: 'piping',
    texts: PIPING_TEXTS,
  },
  {
    id: 'wiring',
    path: '/navbar/mssp/wiring',
    ...DESIGN_STEP,
    shortcut: '3',
    label: 'app:steps.wiring',
    text: 'app:stepTexts.wiring',
    screen: 'wiring',
    texts: ['wiring', 'board', 'piping', 'systems', 'placing', 'find', 'findings', 'panels', 'proof', 'limits', 'control'],
  },
  {
    id: 'controller',
    path: '/navbar/mssp/controller',
    ...DESIGN_STEP,
    shortcut: '4',
    label: 'app:steps.controller',
    text: 'app:stepTexts.controller',
    screen: 'controller',
    texts: ['control', 'systems', 'findings', 'parts', 'placing'],
  },
  {
    id: 'report',
    path: '/navbar/mssp/report',
    ...DESIGN_STEP,
    shortcut: '5',
    label: 'app:steps.report',
    text: 'app:stepTexts.report',
    screen: 'report',
    texts: ['report'],
  },
  {
    id: 'reportPreview',
    path: '/navbar/mssp/report/infoPreview',
    ...DESIGN,
    label: 'report:screen.preview',
    screen: 'report',
    texts: ['report'],
  },

  {
    id: 'alternatives',
    path: '/navbar/mssp/alternatives',
    ...DESIGN,
    saves: 'mssp',
    label: 'alternatives:title',
    screen: 'alternatives',
  },

  { id: 'cad', path: '/navbar/mssp/cad', ...toCome('cad', 'cad'), kind: 'cad' },
  { id: 'cadSelection', path: '/navbar/mssp/cad/selection', ...CAD_STEP },
  { id: 'cadPiping', path: '/navbar/mssp/cad/piping', ...CAD_STEP },
  { id: 'cadWiring', path: '/navbar/mssp/cad/wiring', ...CAD_STEP },
  { id: 'cadController', path: '/navbar/mssp/cad/controller', ...CAD_STEP },
  { id: 'cadReport', path: '/navbar/mssp/cad/report', ...CAD_STEP },

  {
    id: 'database',
    path: '/navbar/database',
    more: ['series', 'accessories', 'systemLang', 'frontEndVersion', 'all'],
    ...toCome('database', 'database'),
  },

  {
    id: 'simulation',
    path: '/navbar/simulation',
    more: ['systemConfiguration', 'systemComparison', 'systemComparisonReport'],
    ...SIMULATION,
  },
  { id: 'simulationInformation', path: '/navbar/simulation/generalInformation', ...SIMULATION, saves: 'simulation' },
  { id: 'buildingModel', path: '/navbar/simulation/buildingModelFast', ...SIMULATION, saves: 'simulation' },
  {
    id: 'buildingLoad',
    path: '/navbar/simulation/buildingLoad',
    more: [
      ...(['allInsideLoad', 'summerInsideCoolingLoad', 'summerInsideNewFanCoolingLoad', 'winterInsideHotLoad'] as const),
      ...(['winterInsideNewFanHotLoad', 'heatingLoad'] as const),
    ],
    ...SIMULATION,
    saves: 'simulation',
  },
  { id: 'simulationReport', path: '/navbar/simulation/report', more: ['load', 'cost', 'loadPreview', 'costPreview'], ...SIMULATION },
  {
    id: 'energyReport',
    path: '/navbar/simulation/energyReport',
    more: [
      ...(['multiOdu', 'energyCombine', 'sankeyChart', 'annualCarbonEmission', 'annualOperatingCost', 'annualCombine'] as const),
      'other',
    ],
    ...SIMULATION,
  },

  {
    id: 'center',
    path: '/navbar/center',
    area: 'center',
    permission: 'center',
    isInMenu: true,
    label: 'app:rail.center',
    screen: 'center',
  },
  { id: 'visitors', path: '/navbar/center/visitors', ...CENTER_PAGE, permission: 'center:users', label: 'center:tab.visitors' },
  { id: 'users', path: '/navbar/center/users', ...CENTER_PAGE, permission: 'center:users', label: 'center:tab.users' },
  { id: 'roles', path: '/navbar/center/role', ...CENTER_PAGE, permission: 'center:role', label: 'center:tab.role' },
  { id: 'libraries', path: '/navbar/center/dbm', ...CENTER_PAGE, permission: 'center:dbm', label: 'center:tab.dbm' },
  { id: 'bugs', path: '/navbar/center/bug', ...CENTER_PAGE, permission: 'center:bug', label: 'center:tab.bug' },

  {
    id: 'feedback',
    path: '/navbar/feedback',
    area: 'feedback',
    permission: 'feedback',
    isInMenu: true,
    label: 'app:rail.feedback',
    screen: 'feedback',
  },

  { id: 'noise', path: '/navbar/noise', more: ['information', 'modelSelection', 'report'], ...toCome('noise', 'noise'), kind: 'noise' },

  { id: 'renovation', path: '/navbar/renovation', ...toCome('renovation', 'renovation'), screen: null },
  { id: 'renovationList', path: '/navbar/renovation/list', ...toCome('renovation', 'renovation') },
  { id: 'renovationForm', path: '/navbar/renovation/form', ...toCome('renovation', 'renovation') },
  { id: 'renovationChart', path: '/navbar/renovation/chart', ...toCome('renovation', 'renovation') },
  { id: 'renovationReport', path: '/navbar/renovation/report', ...toCome('renovation', 'renovation') },
] as const satisfies readonly AreaRow[]

type Row = (typeof AREA_TABLE)[number]

/** Name of a row. */
export type AreaId = Row['id']

/** Name of a design step whose screen exists. */
export type StepId = Exclude<Extract<Row, { isStep: true }>, { screen: 'later' }>['id']

/** A row as other code reads it. */
export type Area = AreaRow & { id: AreaId }

/** A design step whose screen exists. */
export type Step = Area & { id: StepId; kind: ProjectKind }

/** A list of projects of one kind. */
export type ProjectListArea = Area & { kind: ProjectKind; document: ProjectDocument; permission: PermissionCode }
