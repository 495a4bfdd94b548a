const boundaries = require('./.ci/boundaries.cjs')

const between = boundaries.map(({ folder, may, say }) => ({
  name: `from ${folder.replace(/[\^]/g, '')}`,
  comment: say,
  severity: 'error',
  from: { path: folder },
  to: {
    pathNot: [folder, ...may, '^packs/', '^package[.]json$', '^node_modules/'],
    dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg'],
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...between,
    {
      name: 'no circles, not even of types',
      comment: 'two files that import each other cannot be understood alone: move what they share below both',
      severity: 'error',
      from: {},
      // A module that is only loaded when it is needed may know the one that loads it.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'one feature never enters another',
      comment: 'move what both need to workbench, board, ui, state or model',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'a feature is entered by its index',
      comment: 'export the screen from the index of the feature',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/index\\.tsx$' },
    },
    {
      name: 'state of a document knows no kind',
      comment:
        'state/document is written for documents of any kind: put what only one kind has into its own folder, and give it to the kind’s interface',
      severity: 'error',
      from: { path: '^src/state/document/' },
      to: { path: '^src/(state/(?!document/|page/session)[^/]+/|contract/|engine/|model/(?!change/ids))' },
    },
    {
      name: 'no React below the screens',
      comment: 'these must run in workers, on the server, on the command line and in tests',
      severity: 'error',
      from: { path: '^src/(state|drawing|report|engine|model|contract)/|^workers/|^server/|^cli/' },
      to: { path: '^node_modules/(react|react-dom|react-konva|konva|@mantine)/' },
    },
    {
      name: 'only repositories speak SQL',
      comment: 'put the query into a repository file or into server/database',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(database|migrations)/|repository\\.ts$' },
      to: { path: '^node_modules/kysely/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|build|coverage)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
}
