import { Command, CommanderError } from 'commander'
import { EXIT, type Exit } from './exit'
import { ArgumentError } from './failure'
import { FLAGS, missingValue, parsedOptions, shownOptions, type Options } from './options'

/** One command: its row defines parsing, error messages, execution and help. */
export interface CommandRow {
  /** The parent command, such as `pack` of `check`. */
  group?: string
  /** Name and arguments in the notation of commander: `prove <FILE>`, `validate <FILE...>`. */
  call: string
  /** Text of the help after the arguments. */
  more?: string
  does: string
  /** Error for a call without its arguments: the missing argument, and what was expected. */
  missing: readonly [argument: string, expected: string]
  /** Expected arguments, for the error of a call with too many. */
  excess?: string
  /** Runs the command with the arguments that `call` names. */
  run: (words: readonly string[], options: Options) => Promise<Exit>
}

/**
 * Parses a call and runs its command.
 * @returns the exit code of the command, or that of a call for help
 * @throws ArgumentError for an invalid call: an unknown command or option, a missing value, too few or too many arguments
 */
export async function runCall(rows: readonly CommandRow[], given: readonly string[]): Promise<Exit> {
  let exit: Exit = EXIT.fine
  const program = withRefusals(new Command(), () => new ArgumentError('COMMAND', namesOf(rows)), namesOf(rows))
    .configureHelp({ formatHelp: () => `${JSON.stringify(usage(rows))}\n` })
    .configureOutput({ outputError: () => undefined, writeErr: () => undefined })
    .helpOption('-h, --help')
    .helpCommand(false)
  for (const option of parsedOptions()) program.addOption(option)
  for (const { group, call, missing, excess, run } of rows) {
    const command = (group === undefined ? program : groupOf(program, group)).command(call)
    withRefusals(command, () => new ArgumentError(...missing), excess).action(async () => {
      exit = await run(command.args, command.optsWithGlobals<Options>())
    })
  }
  try {
    await program.parseAsync(given, { from: 'user' })
  } catch (error) {
    // The parser ends a call for help with an error of exit code 0.
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error
  }
  return exit
}

/** Returns the commands as listed in errors, parent commands last. */
function namesOf(rows: readonly CommandRow[]): string {
  const groups = rows.flatMap(({ group }) => group ?? [])
  const plain = rows.flatMap(({ group, call }) => (group === undefined ? nameOf(call) : []))
  return `one of the commands ${[...plain, ...new Set(groups)].join(', ')}`
}

const nameOf = (call: string): string => call.split(' ')[0] ?? call

/** Returns the parent command of this name; its errors name the first subcommand. */
function groupOf(program: Command, name: string): Command {
  const known = program.commands.find((command) => command.name() === name)
  if (known) return known
  const group = program.command(name)
  const expected = (): string => `the command ${name} ${group.commands[0]?.name() ?? ''}`
  return withRefusals(group, () => new ArgumentError(name, expected()), expected)
}

/** Converts errors of the parser to `ArgumentError`, which is printed as JSON. `other` names what was expected instead of a surplus word. */
function withRefusals(command: Command, missing: () => ArgumentError, other: string | (() => string) = ''): Command {
  return command.exitOverride((error) => {
    const [, quoted = ''] = /'(.+?)'/.exec(error.message) ?? []
    const expected = typeof other === 'string' ? other : other()
    if (error.code === 'commander.unknownOption') throw new ArgumentError(quoted, `one of the options ${FLAGS.join(', ')}, --help`)
    if (error.code === 'commander.optionMissingArgument') throw missingValue(nameOf(quoted))
    if (error.code === 'commander.missingArgument' || error.code === 'commander.help') throw missing()
    if (error.code === 'commander.unknownCommand') throw new ArgumentError(quoted, expected)
    if (error.code === 'commander.excessArguments')
      throw new ArgumentError(command.args[command.registeredArguments.length] ?? quoted, expected)
    throw error
  })
}

/** Returns the help that `--help` prints, which is JSON like all output. */
function usage(rows: readonly CommandRow[]) {
  const written = ({ group, call, more }: CommandRow): string =>
    [group, call.replaceAll('...', '…').replaceAll(/[<>]/g, ''), more].filter((part) => part !== undefined).join(' ')
  return {
    usage: 'npm run -s cli -- COMMAND …',
    commands: Object.fromEntries(rows.map((row) => [written(row), row.does])),
    options: shownOptions(),
    files: 'Several files, or a folder (its *.json, by name), print one line each: { file, exit, result }, as they finish and in order.',
    exit: {
      0: 'no error',
      1: 'errors found',
      2: 'input that cannot be read: { error: { file, path or line and column, expected, message } }',
      130: 'ended by Ctrl-C; what was printed is whole',
    },
  }
}
