import { expose, transfer } from 'comlink'
import { createProjectStorage } from './project-storage'
import type { ProjectStorage } from './project-storage'

const storage = createProjectStorage()

const handingBack: ProjectStorage = {
  ...storage,
  open: async (key) => {
    const answer = await storage.open(key)
    return transfer(answer, [answer.bytes])
  },
}

expose(handingBack)
