import * as headless from '../../../../src/engine/headless/browser'
import { InputError } from '../../../../src/contract/input-error'

/** What the test asks of the page; everything crosses as text, because bytes are compared. */
const page = {
  /** The answer to each project, or why it is refused. */
  calculate: async (projects: readonly string[]): Promise<string[]> => {
    const answers: string[] = []
    for (const text of projects) answers.push(await answerTo(text))
    return answers
  },
  /** All of them over a pool of Web Workers. */
  calculateMany: async (projects: readonly string[], workers: number): Promise<string[]> => {
    const files = projects.map((text, place) => new File([text], `project ${place}`))
    const answers: string[] = []
    for await (const answer of headless.calculateMany(files, { workers })) answers.push(JSON.stringify(answer))
    return answers
  },
}
export type BrowserPage = typeof page

async function answerTo(text: string): Promise<string> {
  const project = JSON.parse(text) as unknown
  try {
    return JSON.stringify([await headless.calculate(project), await headless.arrange(project)])
  } catch (error) {
    if (error instanceof InputError) return error.message
    throw error
  }
}

Object.assign(window, { headlessPage: page })
