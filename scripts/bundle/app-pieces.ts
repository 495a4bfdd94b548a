import { AREA_TABLE, type AreaRow } from '../../src/platform/area-table.ts'

const textsOfSteps = (AREA_TABLE as readonly AreaRow[]).flatMap(({ isStep, texts }) => (isStep ? (texts ?? []) : []))

/** Texts of the screens that are used in one sitting come in one file of each language, so that they cost one request. */
const SITTINGS: Record<string, readonly string[]> = { entry: ['app', 'ui', 'account'], design: textsOfSteps }

function textsOf(module: string): string | null {
  const [, language, area = ''] = /\/src\/locales\/(\w+)\/([\w-]+)\.json$/.exec(module) ?? []
  const sitting = Object.entries(SITTINGS).find(([, areas]) => areas.includes(area))
  return sitting ? `texts-${sitting[0]}-${language}` : null
}

const SCRIPT = /\.(?:[cm]?[jt]sx?)$/
/** The page's own script keeps its name. */
const PAGE_SCRIPT = '/src/main.tsx'

/** Matches modules of some parts of the library of controls, and others beside them. */
const modulesOf = (controls: readonly string[], others: readonly string[]): RegExp =>
  new RegExp([`/@mantine/core/esm/components/(?:${controls.join('|')})\\b`, ...others].join('|'))

/** Icons of the sign-in. */
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

/** Modules that the sign-in shares with other screens. A module missing here is fetched with a piece that is larger than the sign-in needs. */
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
    '/src/contract/(?:account-|guest-lists)',
    '/src/platform/(?:http/cipher|input-filters)',
    '/src/ui/frame/(?:mark|piping-drawing)\\.',
  ],
)

/** Menus of language and theme, which the sign-in shows after its form. */
const MENUS = modulesOf(
  ['FocusTrap', 'Menu', 'Overlay', 'Popover', 'Portal', 'VisuallyHidden'],
  [
    '/@floating-ui/',
    '/@mantine/core/esm/utils/Floating',
    '/@mantine/hooks/esm/use-(?:click-outside|focus|long-press)',
    '/src/ui/frame/(?:language|theme)-menu\\.',
  ],
)

/** Cuts the app into files: few enough for few requests a screen, and those of the sign-in hold little that only other screens need. */
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
  // Cut by the screens that use it; small rests join a neighbour up to this size, because the sign-in fetches some of these too.
  { name: 'shared', test: SCRIPT, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
]

/** Shortens the names of shared pieces, which list every screen that shares them. */
export const pieceName = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`
