import { parentPort, workerData } from 'node:worker_threads'
import { InputError } from '../../src/contract/input-error'
import { startMeasure } from '../../src/engine/measure/measure'
import { Refusal } from '../refusal'
import { readTask } from './read-task'
import { ownMemoryOf, type ReadingAnswer, type ReadingTask, type ThreadStart } from './tasks'

if (!parentPort) throw new Error('Bodies are read in a thread of the server: start server/main instead.')
const port = parentPort
const started = startMeasure((workerData as ThreadStart).core)

const answerTo = async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    await started
    return { result: await readTask(task) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message, data: error.data, status: error.status } }
    if (error instanceof InputError) return { inputError: { path: error.path, expected: error.expected } }
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (task: ReadingTask) => {
  void answerTo(task).then((answer) => {
    port.postMessage(answer, 'result' in answer && answer.result !== 'skipped' ? ownMemoryOf(answer.result.row.body) : [])
  })
})
