import { parentPort, workerData } from 'node:worker_threads'
import type { FuzzTask } from './fuzz-report'
import { runNumbers } from './run-numbers'
import { createSelectionFuzzer, SELECTION_KINDS } from './selection/selection-fuzzer'

if (!parentPort) throw new Error('This module runs in a worker thread.')
const task = workerData as FuzzTask
await runNumbers(await createSelectionFuzzer(task.seed), SELECTION_KINDS, task, parentPort, SELECTION_KINDS.length)
