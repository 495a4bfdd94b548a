import { parentPort, workerData } from 'node:worker_threads'
import type { FuzzTask } from './fuzz-report'
import { createRuleFuzzer, DRAWINGS_OF_PACK, RULE_KINDS } from './rules/rule-fuzzer'
import { runNumbers } from './run-numbers'

if (!parentPort) throw new Error('This module runs in a worker thread.')
const task = workerData as FuzzTask
// A thread takes every drawing of its packs.
await runNumbers(await createRuleFuzzer(task.seed), RULE_KINDS, task, parentPort, DRAWINGS_OF_PACK)
