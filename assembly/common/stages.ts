/**
 * Stages of the core: module variables set by one stage are read by later ones. In the debug build every stage records that it has run,
 * and every function that reads a stage's results asserts it; out of order it throws. In the release build all of this compiles to nothing (ASC_NO_ASSERT).
 */
export const STAGE_SYSTEM: i32 = 1 << 0
export const STAGE_STATE: i32 = 1 << 1
export const STAGE_ROOMS: i32 = 1 << 2
export const STAGE_TREE: i32 = 1 << 3
export const STAGE_EQUIPMENT: i32 = 1 << 4
export const STAGE_LOADS: i32 = 1 << 5
export const STAGE_KITS: i32 = 1 << 6
export const STAGE_DESIGN: i32 = 1 << 7
export const STAGE_OUTDOOR: i32 = 1 << 8
export const STAGE_ROW_MEMO: i32 = 1 << 9
export const STAGE_PIPING: i32 = 1 << 10
export const STAGE_MAIN: i32 = 1 << 11
export const STAGE_PIPES: i32 = 1 << 12
export const STAGE_BLOCKS: i32 = 1 << 13
export const STAGE_TALLIES: i32 = 1 << 14
export const STAGE_CHECK: i32 = 1 << 15
export const STAGE_RESIDENT: i32 = 1 << 16
export const STAGE_TOLD: i32 = 1 << 17
export const STAGE_QUESTION: i32 = 1 << 18
export const STAGE_PLACES: i32 = 1 << 19

/** Stages that have run since the last load. */
let ran: i32 = 0
/** Top of the arena at the last load: memory reserved by the stages lies above it. */
let floor: usize = 0

/** Clears all stages, because a system, a demand or a question is loaded; `at` is the top of the arena. */
export function loaded(at: usize): void {
  if (ASC_NO_ASSERT) return
  ran = 0
  floor = at
}

/** Clears all stages, because the arena is released from here on, including the memory they reserved. */
export function takenBack(to: usize): void {
  if (ASC_NO_ASSERT) return
  if (to <= floor) ran = 0
}

/** Records that a stage has run. */
export function hasRun(stage: i32): void {
  if (ASC_NO_ASSERT) return
  ran |= stage
}

/** Clears all stages except these, which stay valid while the others run again. */
export function keepOnly(stages: i32): void {
  if (ASC_NO_ASSERT) return
  ran &= stages
}

/** Throws in the debug build unless all of these stages have run since the last load. */
export function needs(stages: i32): void {
  if (ASC_NO_ASSERT) return
  const missing = stages & ~ran
  if (missing != 0) throw new Error(sentenceOf(missing & -missing))
}

function sentenceOf(stage: i32): string {
  if (stage == STAGE_SYSTEM) return "The stage 'system' has not run since the last load: call openSystem first."
  if (stage == STAGE_STATE) return "The stage 'state' has not run since the last load: call openState first."
  if (stage == STAGE_ROOMS) return "The stage 'rooms' has not run since the last load: call openRooms first."
  if (stage == STAGE_TREE) return "The stage 'tree' has not run since the last load: call buildTree first."
  if (stage == STAGE_EQUIPMENT) return "The stage 'equipment' has not run since the last load: call openEquipment first."
  if (stage == STAGE_LOADS) return "The stage 'loads' has not run since the last load: call sumCapacities first."
  if (stage == STAGE_KITS) return "The stage 'kits' has not run since the last load: call countKits first."
  if (stage == STAGE_DESIGN) return "The stage 'design' has not run since the last load: call readDesign first."
  if (stage == STAGE_OUTDOOR) return "The stage 'outdoor unit' has not run since the last load: call takeDesigned or another take… first."
  if (stage == STAGE_ROW_MEMO) return "The stage 'row memo' has not run since the last load: call openRowMemo first."
  if (stage == STAGE_PIPING) return "The stage 'piping' has not run since the last load: call openPiping first."
  if (stage == STAGE_MAIN) return "The stage 'main pipe' has not run since the last load: call sizeMain first."
  if (stage == STAGE_PIPES) return "The stage 'pipes' has not run since the last load: call layPipes first."
  if (stage == STAGE_BLOCKS) return "The stage 'blocks' has not run since the last load: call openBlocks first."
  if (stage == STAGE_TALLIES) return "The stage 'tallies' has not run since the last load: call mergeBlocks first."
  if (stage == STAGE_CHECK) return "The stage 'check' has not run since the last load: call inspect first."
  if (stage == STAGE_RESIDENT) return "The stage 'open system' has not run since the last load: call openResident first."
  if (stage == STAGE_TOLD) return "The stage 'told columns' has not run since the last load: call tell first."
  if (stage == STAGE_QUESTION) return "The stage 'drop question' has not run since the last load: call openQuestion first."
  return "The stage 'place rules' has not run since the last load: call openPlaceRules first."
}
