/** Screens a person goes between in one sitting have their texts in one file of each language: a file an area would be a request each. */
const SITTINGS = {
  entry: ['app', 'ui', 'account'],
  design: [
    ...['as-built', 'board', 'catalogue', 'find', 'findings', 'limits', 'lines', 'panels', 'piping', 'placing', 'proof', 'report'],
    ...['selection', 'sheet', 'systems', 'units'],
  ],
}

function textsOf(module: string): string | null {
  const [, language, area = ''] = /\/src\/locales\/(\w+)\/([\w-]+)\.json$/.exec(module) ?? []
  const sitting = Object.entries(SITTINGS).find(([, areas]) => areas.includes(area))
  return sitting ? `texts-${sitting[0]}-${language}` : null
}

const SCRIPT = /\.(?:[cm]?[jt]sx?)$/
/** The page's own script keeps its name. */
const PAGE_SCRIPT = '/src/main.tsx'

/** The modules of parts of the library of controls, and others beside them. */
const modulesOf = (controls: readonly string[], others: readonly string[]): RegExp =>
  new RegExp([`/@mantine/core/esm/components/(?:${controls.join('|')})\\b`, ...others].join('|'))

/** What the sign-in is made of and other screens use too. Whatever is missing here, it fetches with pieces that are larger than it needs. */
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
    '/@tabler/',
    '/src/contract/(?:account-|guest-lists)',
    '/src/platform/(?:cipher|input-filters)',
    '/src/ui/(?:mark|piping-drawing)\\.',
  ],
)

/** The menus of language and theme, which the sign-in shows when its form is there already. */
const MENUS = modulesOf(
  ['FocusTrap', 'Menu', 'Overlay', 'Popover', 'Portal', 'VisuallyHidden'],
  [
    '/@floating-ui/',
    '/@mantine/core/esm/utils/Floating',
    '/@mantine/hooks/esm/use-(?:click-outside|focus|long-press)',
    '/src/ui/(?:language|theme)-menu\\.',
  ],
)

/** How the app is cut into files: few enough that a screen is not a hundred requests, and those of the sign-in carry little for others: the icons of all screens. */
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
  // Cut by who uses it; crumbs go to the piece next to them, which must not grow: the sign-in takes some of these too.
  { name: 'shared', test: SCRIPT, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
]

/** Shared pieces are named after all who share them, which would be a sentence. */
export const pieceName = ({ name }: { name: string }): string => `assets/${name.split('~')[0]}-[hash].js`
