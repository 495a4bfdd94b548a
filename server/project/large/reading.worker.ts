import { parentPort } from 'node:worker_threads'
import { InputError } from '../../../src/contract/input-error'
import { Refusal } from '../../refusal'
import { readTask } from './read-task'
import { memoryOfResult, type ReadingAnswer, type ReadingTask } from './tasks'

if (!parentPort) throw new Error('Bodies are read in a thread of the server: start server/main instead.')
const port = parentPort

const answerTo = async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    return { result: await readTask(task) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: { code: error.code, message: error.message, data: error.data, status: error.status } }
    if (error instanceof InputError) return { inputError: { path: error.path, expected: error.expected } }
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (task: ReadingTask) => {
  void answerTo(task).then((answer) => {
    port.postMessage(answer, 'result' in answer ? memoryOfResult(answer.result) : [])
  })
})
