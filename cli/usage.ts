/** What `--help` prints; JSON like everything else on stdout. */
export const USAGE = {
  usage: 'npm run -s cli -- COMMAND …',
  commands: {
    'validate FILE…': 'check saved projects, or folders of them: { valid, findings }',
    'calculate FILE…': 'calculate saved projects, or folders of them: { systems: [record, …] }',
    'limits FILE':
      'how near each system is to every limit, the nearest first: { systems: [{ systemId, limits: [{ code, state, value, limit, marginPct, missing, place, … }] }] }',
    'pack check FILE…':
      'run the examples of rule packs: one { id, question, expected, got, ok } each, then { examples, failed, publishable }',
    'convert VALUE FROM TO': 'convert between measures: { value, unit, label? }',
    'reconvert FILE': 'a saved project in other units: the project',
    'prove FILE --system ID [--node ID | --edge ID] --quantity NAME':
      'how a figure of a node, a pipe or the outdoor unit came about: { value, formula, inputs, steps, table, pack, source }, null where there is none',
  },
  options: {
    '--pack FILE': 'rule pack to calculate with instead of the embedded one',
    '--lib CODE': 'library code of the customer, such as NA0101',
    '--language CODE': 'language of the findings (en, zh …)',
    '--quantity NAME':
      'quantity for convert: pipingDimension reads and writes inch labels such as 5/8; for prove: a figure as calculate names it, or the code of a limit',
    '--system ID': 'the system of the figure, for prove',
    '--node ID, --edge ID': 'the node or pipe of the figure, for prove; neither is the outdoor unit',
    '--units NAME': 'metric or imperial, for reconvert',
    '--length ft …': 'measure of one quantity, for reconvert: --length, --temperature, --loadCapacity, --pipingDimension …',
    '--workers N': 'threads for validate and calculate; 1 is none beside the first',
    '--help': 'this text',
  },
  files: 'Several files, or a folder (its *.json, by name), print one line each: { file, exit, result }, as they finish and in order.',
  exit: {
    0: 'no error',
    1: 'errors found',
    2: 'input that cannot be read: { error: { file, path or line and column, expected, message } }',
    130: 'ended by Ctrl-C; what was printed is whole',
  },
}
