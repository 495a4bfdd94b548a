import { AREA_TABLE, type AreaRow } from '../../src/platform/area-table.ts'

const textsOfSteps = (AREA_TABLE as readonly AreaRow[]).flatMap(({ isStep, texts }) => (isStep ? (texts ?? []) : []))

/** Texts of screens that are used together are bundled into one file per language, so that they cost one request. */
const SITTINGS: Record<string, readonly string[]> = {
  entry: ['app', 'ui', 'account'],
  design: textsOfSteps,
  lists: ['projects', 'information', 'share'],
  around: ['gateway', 'own', 'later', 'feedback'],
}

function textsOf(module: string): string | null {
  const [, language, area = ''] = /\/src\/locales\/(\w+)\/([\w-]+)\.json$/.exec(module) ?? []
  const sitting = Object.entries(SITTINGS).find(([, areas]) => areas.includes(area))
  return sitting ? `texts-${sitting[0]}-${language}` : null
}

const SCRIPT = /\.(?:[cm]?[jt]sx?)$/
/** The entry script of the page keeps its name. */
const PAGE_SCRIPT = '/src/main.tsx'

/** Returns a pattern for modules of some components of the UI library and other modules. */
const modulesOf = (controls: readonly string[], others: readonly string[]): RegExp =>
  new RegExp([`/@mantine/core/esm/components/(?:${controls.join('|')})\\b`, ...others].join('|'))

/** Icons used by the sign-in. */
const ENTRY_ICONS = [
  'AlertCircle',
  'ArrowLeft',
  'ArrowRight',
  'Building',
  'Check',
  'CircleCheck',
  'InfoCircle',
  'Keyboard',
  'Mail',
  'Point',
]

/** Modules that the sign-in shares with other screens. A module missing here makes the sign-in load a larger chunk. */
const ENTRY = modulesOf(
  [
    ...[
      'Alert',
      'Anchor',
      'Checkbox',
      'Combobox/(?:Combobox.module|ComboboxChevron|get-parsed-combobox-data)',
      'Divider',
      'Input',
      'InputBase',
    ],
    ...['NativeSelect', 'PasswordInput', 'Skeleton', 'Tabs', 'Text', 'TextInput'],
  ],
  [
    '/@mantine/core/esm/(?:core|utils/Inline)',
    '/@mantine/hooks/esm/use-(?:merged-ref|uncontrolled)',
    '/@tabler/icons-react/dist/esm/(?!icons/)',
    `/@tabler/.*/Icon(?:${ENTRY_ICONS.join('|')})\\.`,
    '/src/contract/(?:account-|guest-lists|account/sign-in-constants)',
    '/src/features/account/(?:commands|fields|frame|entry-failure|focus-field)',
    '/src/platform/(?:http/cipher|input-filters)',
    '/src/ui/frame/(?:mark|piping-drawing)\\.',
  ],
)

/** Language and theme menus, which the sign-in loads after its form. */
const MENUS = modulesOf(
  ['FocusTrap', 'Menu', 'Overlay', 'Popover', 'Portal', 'VisuallyHidden'],
  [
    '/@floating-ui/',
    '/@mantine/core/esm/utils/Floating',
    '/@mantine/hooks/esm/use-(?:click-outside|focus|long-press)',
    '/src/ui/frame/(?:language|theme)-menu\\.',
  ],
)

/** Chunks of the app: few enough for few requests per screen, with little code of other screens in those of the sign-in. */
export const appPieces = [
  { name: textsOf, debugName: 'texts', priority: 3 },
  {
    name: 'start',
    test: (module: string) => SCRIPT.test(module) && !module.endsWith(PAGE_SCRIPT),
    tags: ['$initial' as const],
    priority: 2,
  },
  { name: 'entry', test: (module: string) => SCRIPT.test(module) && ENTRY.test(module), minShareCount: 2, priority: 1 },
  { name: 'menus', test: (module: string) => SCRIPT.test(module) && MENUS.test(module), minShareCount: 2, priority: 1 },
  // A group takes along what its modules import: these are apart, so that messages over the sign-in bring no dialog, and what it shares with prompts brings none.
  {
    name: 'scroll',
    test: /\/node_modules\/(?:react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|tslib|get-nonce)/,
    priority: 1.8,
  },
  { name: 'dialogs', test: /\/@mantine\/core\/esm\/components\/(?:Modal|ModalBase|ScrollArea|Paper)\//, priority: 1.6 },
  { name: 'prompts', test: /\/src\/app\/(?:notices\/prompt|version\/version-prompt)\./, priority: 1.5 },
  // Libraries import none of our code: apart from it, a merged chunk of one cannot come to import what imports it.
  {
    name: 'shared',
    test: (module: string) => SCRIPT.test(module) && module.includes('/node_modules/'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 8_000,
    priority: 0.5,
  },
  // Split by the screens that use it; small chunks are merged up to this size, because the sign-in loads some of them too.
  { name: 'shared', test: SCRIPT, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_500 },
]

/** Shortens the names of shared chunks, which list every screen that uses them. */
export const pieceName = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`
