import { describe, expect, it } from 'vitest'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import { createEngine } from '../../src/engine/engine'
import { nodeCore } from '../../src/engine/host/node-core'
import { NODE_KINDS } from '../../src/model/project/codes'
import { sampleProject, SAMPLES, sampleWire } from '../helpers/sample-projects'

const pack = readPack(packJson)

describe('the sample systems', () => {
  it('the sample systems are read back from the wire as they were written', () => {
    const wire = sampleWire()
    const saved: unknown = JSON.parse(JSON.stringify(wire))
    expect(writeProject(readProject(saved, { pack })).selection).toEqual(wire.selection)
  })

  it('the sample systems hold every kind of node', () => {
    const diagram = sampleProject(['every-kind']).systems['every-kind']?.diagram
    expect(new Set(diagram?.nodeKind)).toEqual(new Set(NODE_KINDS.keys()))
  })

  it('the sample systems are right but for what the sample of every kind holds on purpose', async () => {
    const engine = await createEngine(await nodeCore(), pack)
    const project = sampleProject()
    for (const sample of SAMPLES) {
      const system = project.systems[sample]
      if (!system) throw new Error(`no sample ${sample}`)
      const result = await engine.inspect(system, { design: project.information.design, revision: 1 })
      const errors = result.findings.filter((finding) => finding.severity === 'error').map((finding) => finding.code)
      if (sample === 'every-kind') expect(errors.length).toBeGreaterThan(0)
      else expect(errors, sample).toEqual([])
    }
  })
})
