import type { Pack } from './schema'

/** Returns the weights in kg of the pack's panels, rear-mounted components and accessories by id, as far as it gives them. */
export function partWeights({ panels, rearMountedComponents, accessories }: Pack): ReadonlyMap<string, number> {
  const parts = [panels, rearMountedComponents, accessories].flatMap((section) => section?.items ?? [])
  return new Map(parts.flatMap(({ id, weightKg }) => (weightKg === undefined ? [] : [[id, weightKg] as const])))
}
