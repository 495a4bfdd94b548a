import { expose, transfer } from 'comlink'
import { createProjectStorage } from './project-storage'
import type { ProjectStorage } from './project-storage'

const storage = createProjectStorage()

const handingOver: ProjectStorage = {
  ...storage,
  open: async (key) => {
    const answer = await storage.open(key)
    return transfer(answer, [answer.bytes])
  },
  encode: async (as) => {
    const body = await storage.encode(as)
    return transfer(body, [body.bytes.buffer])
  },
}

expose(handingOver)
