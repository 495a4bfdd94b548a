import { readArguments } from './arguments'
import { checkProjects } from './check-projects'
import { checkPacks } from './check-packs'
import { convert } from './convert'
import { EXIT, type Exit } from './exit'
import { ArgumentError, failureOf } from './failure'
import { limits } from './limits'
import { prove } from './prove'
import { reconvert } from './reconvert'
import { USAGE } from './usage'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close early; that is no fault of ours.
  if (error.code !== 'EPIPE') throw error
})

// See docs/decisions/0032-the-command-line-speaks-json.md.
process.exitCode = await run(process.argv.slice(2))

async function run(given: readonly string[]): Promise<Exit> {
  try {
    const { help, words, options } = readArguments(given)
    const [command, ...rest] = words
    if (help) print(USAGE)
    else if (command === 'validate' || command === 'calculate') return await checkProjects(command, { help, words: rest, options })
    else if (command === 'convert') return await convert({ help, words: rest, options }, print)
    else if (command === 'pack') return await checkPacks({ help, words: rest, options }, print)
    else if (command === 'reconvert') return await reconvert({ help, words: rest, options }, print)
    else if (command === 'prove') return await prove({ help, words: rest, options }, print)
    else if (command === 'limits') return await limits({ help, words: rest, options }, print)
    else throw new ArgumentError(command ?? 'COMMAND', 'one of the commands validate, calculate, limits, convert, reconvert, prove, pack')
    return EXIT.fine
  } catch (error) {
    print(failureOf(error))
    return EXIT.unreadable
  }
}

function print(line: unknown): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
