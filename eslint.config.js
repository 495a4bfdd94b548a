/* What no other linter can say: rules of this code alone. Everything general, types and hooks too, is in .oxlintrc.json. */
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
  { ignores: ['node_modules', 'dist', 'build', 'coverage', 'assembly', 'test-results'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: typescript.parser },
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/state/**', 'src/model/**'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter] },
  },
  {
    files: ['src/state/**/*.ts'],
    ignores: ['src/state/document/commit.ts', 'src/state/document/storage/replica.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter] },
  },
  { files: ['workers/core-memory.ts'], rules: { 'no-restricted-syntax': ['error', ...noEscape] } },
)
