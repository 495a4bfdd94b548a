import eslint from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import typescript from 'typescript-eslint'

const onlyWriter = {
  selector: 'ImportDeclaration[source.value=/model\\/apply$/]',
  message: 'Only state/commit writes the project: describe the change with an edit and pass it to commit().',
}
const onlyMemory = {
  selector: "MemberExpression[property.name='buffer'][object.property.name='memory']",
  message: 'Only workers/core-memory touches wasm memory: add what you need there.',
}
const noEscape = [
  { selector: 'TSAnyKeyword', message: 'Say what it is; `unknown` and a check where it comes from outside.' },
  { selector: 'TSNonNullExpression', message: 'Handle the missing value instead of promising it is there.' },
]

export default typescript.config(
  { ignores: ['node_modules', 'dist', 'build', 'coverage', 'assembly', '!assembly/layout.ts', 'test-results'] },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-literal-enum-member': 'off',
      'no-restricted-syntax': ['error', ...noEscape, onlyMemory],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // Its compiler reads every function it is shown: only folders that may hold components and hooks.
  {
    files: ['src/{app,canvas,features,platform,ui}/**/*.{ts,tsx}', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/state/**', 'src/model/**'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter] },
  },
  {
    files: ['src/state/**/*.ts'],
    ignores: ['src/state/commit.ts', 'src/state/storage/replica.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter] },
  },
  { files: ['workers/core-memory.ts'], rules: { 'no-restricted-syntax': ['error', ...noEscape] } },
  { files: ['src/platform/log.ts', 'server/**', 'cli/**', 'bench/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: { ...globals.node } } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
)
