/** What `--help` prints; JSON like everything else on stdout. */
export const USAGE = {
  usage: 'npm run -s cli -- COMMAND …',
  commands: {
    'validate FILE…': 'check saved projects: { valid, findings }',
    'calculate FILE…': 'calculate saved projects: { systems: [record, …] }',
    'convert VALUE FROM TO': 'convert between measures: { value, unit, label? }',
  },
  options: {
    '--pack FILE': 'rule pack to calculate with instead of the embedded one',
    '--lib CODE': 'library code of the customer, such as NA0101',
    '--language CODE': 'language of the findings (en, zh …)',
    '--quantity NAME': 'quantity for convert; pipingDimension reads and writes inch labels such as 5/8',
    '--help': 'this text',
  },
  files: 'Several files print one line each: { file, exit, result }.',
  exit: {
    0: 'no error',
    1: 'errors found',
    2: 'input that cannot be read: { error: { file, path or line and column, expected, message } }',
  },
}
