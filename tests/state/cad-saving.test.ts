import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { SaveAnswer } from '../../src/state/document/ports'
import type { SaveBody } from '../../src/state/document/storage/save-body'
import { open, pass, project, rename, server, setSavingStage } from './saving-stage'

setSavingStage()

const CHANGED: SaveAnswer = { outcome: 'cadChanged', message: 'Cad project status changed' }

/** Opens the stage's project as one of the CAD variant; its saves are kept and answered so. */
async function openCad(answer: SaveAnswer) {
  const sent: SaveBody[] = []
  const told: string[] = []
  server.saveElsewhere({ ...project, extra: { ...project.extra, origin: 2 } })
  const tab = await open({
    saveProject: (written) => Promise.resolve(answer).finally(() => sent.push(written)),
    leaveCadProject: (message) => Promise.resolve(void told.push(message)),
  })
  return { tab, sent, told }
}

it('section 7.1, cadProject/save: a CAD project travels in one field, packed, with its origin', async () => {
  const { tab, sent, told } = await openCad({ outcome: 'saved', revision: 3, savedAt: 0 })
  rename(tab, 'Packed 塔')
  await pass(500)
  expect([sent.length, sent[0]?.isField, sent[0]?.isGzip]).toEqual([1, true, false])
  const body = JSON.parse((await sent[0]?.body.text()) ?? '') as { body: string; origin: number }
  expect(body.origin).toBe(2)
  const saved = JSON.parse(gunzipSync(Buffer.from(body.body, 'base64')).toString()) as Record<string, unknown>
  expect(saved).toMatchObject({ id: project.id, projectName: 'Packed 塔', origin: 2, revision: 2 })
  expect(told).toEqual([])
})

it('section 7.1, vrfProject/save: a normal project does not travel packed', async () => {
  const sent: SaveBody[] = []
  const tab = await open({ saveProject: (written) => Promise.resolve(CHANGED).finally(() => sent.push(written)) })
  rename(tab, 'Plain')
  await pass(500)
  expect(sent[0]?.isField).toBeUndefined()
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toMatchObject({ projectName: 'Plain' })
})

it('section 8, code 1008: who saves a CAD project that is none any more is told once and led away; it is no conflict', async () => {
  const { tab, told } = await openCad(CHANGED)
  rename(tab, 'Too late')
  await pass(500)
  expect(told).toEqual(['Cad project status changed'])
  expect(tab.saveState.status).toBe('pending')
})
