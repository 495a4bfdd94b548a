/* What no other linter can say: rules of this code alone. Everything general, types and hooks too, is in .oxlintrc.json. */
import typescript from 'typescript-eslint'

const onlyWriter = {
  selector: 'ImportDeclaration[source.value=/model\\/change\\/apply$/]',
  message: 'Only state/document/commit writes a document: describe the change with an edit and pass it to commit().',
}
const onlyTable = [
  {
    selector: 'ImportDeclaration[source.value=/\\/op-table$/]',
    message: 'Only the writer of a kind of document has its op table: pass the change to commit().',
  },
  {
    selector: "CallExpression[callee.property.name=/^(apply|hold)$/][callee.object.name='table']",
    message: 'Only state/document/commit applies changes and opens documents: pass the change to commit().',
  },
  {
    selector: "CallExpression[callee.property.name=/^(apply|hold)$/][callee.object.property.name='table']",
    message: 'Only state/document/commit applies changes and opens documents: pass the change to commit().',
  },
]
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
    ignores: ['src/state/*/commit.ts', 'src/state/*/op-table.ts', 'src/state/*/storage/replica.ts', 'src/model/**'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter, ...onlyTable] },
  },
  {
    // A kind's op table and its replica say how a change is applied; the page's documents are written by the one writer alone.
    files: ['src/state/*/op-table.ts', 'src/state/*/storage/replica.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, ...onlyTable] },
  },
  {
    files: ['src/state/*/commit.ts'],
    rules: { 'no-restricted-syntax': ['error', ...noEscape, onlyMemory, onlyWriter] },
  },
  { files: ['workers/core-memory.ts'], rules: { 'no-restricted-syntax': ['error', ...noEscape] } },
)
